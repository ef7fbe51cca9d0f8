//! Unification of a row's template with an instruction's operands.

use mangling::Scalar;
use rspirv::spirv::{FPRoundingMode, GroupOperation, Scope, StorageClass};
use smallvec::SmallVec;

use super::super::enumeration::Enumeration;
use super::super::guard::Class;
use super::super::name::{COLLECTIVES, LANES, Postfix, ROUNDINGS, number_name};
use super::super::operand::{Order, ScopeSource, Storage};
use super::super::row::{Data, Lanes, Pointee, Saturation, Shape as RowShape};
use super::super::semantics::{self, ORDER_MASK};
use super::super::{ImageOperand, Operand, Reading, Row, Target};
use super::{Call, Facts, Names, Shape, Source};

/// A walk over a row's template and an instruction's operands.
pub(super) struct Unification<'f, F> {
    row: &'static Row,
    names: Names,
    facts: &'f F,
    /// The position of the next operand.
    next: usize,
    arguments: SmallVec<[Option<Source>; 6]>,
    postfix: Postfix,
    /// Whether the instruction does not encode the signedness of texels.
    is_signless: bool,
}

impl<'f, F: Facts> Unification<'f, F> {
    pub(super) fn new(row: &'static Row, names: Names, facts: &'f F) -> Self {
        Self {
            row,
            names,
            facts,
            next: 0,
            arguments: SmallVec::new(),
            postfix: Postfix::default(),
            is_signless: false,
        }
    }

    /// The call that the row yields for the instruction, if the template matches.
    pub(super) fn call(mut self, place: usize) -> Option<Call> {
        let mut destination = None;
        if let Target::Convert(_, saturation) = self.row.target {
            destination = Some(self.destination(saturation)?);
        }
        if let Some(data) = self.row.spelling.data {
            self.data(data)?;
        }
        if let Some((operand, access)) = self.row.spelling.access.filter(|_| self.names.is_exact) {
            (self.facts.pipe_access(operand.into()) == Some(access)).then_some(())?;
        }
        if self.row.spelling.pointee == Pointee::UniformConstant && !self.names.is_exact {
            (self.facts.storage_class(0) == StorageClass::UniformConstant as u32).then_some(())?;
        }
        for operand in self.row.operands {
            self.operand(*operand)?;
        }
        if let Target::Shape(RowShape::ToAddressSpace(class)) = self.row.target {
            self.literal().filter(|literal| *literal == class as u32)?;
        }
        if self.next != self.facts.operands().len() {
            return None;
        }
        let arguments = self.arguments.into_iter().collect::<Option<_>>()?;
        let name = spell(self.row.name, self.postfix, destination)?;
        let is_exact = self.names.is_exact;
        Some(Call { name, arguments, is_signless: self.is_signless, is_exact, row: place })
    }

    /// The destination type in the name of a conversion.
    fn destination(&mut self, saturation: Saturation) -> Option<Scalar> {
        let result = self.facts.result();
        self.postfix.rounding = self.facts.rounding();
        self.postfix.lanes = (result.lanes > 1).then_some(result.lanes);
        let is_decorated = saturation == Saturation::Decoration;
        let is_unsigned = self.row.name.contains("<uint>");
        (self.facts.is_saturated() == is_decorated).then_some(())?;
        // OpenCL C has no names for integers of other widths.
        number(self.facts.shape(0))?;
        if self.facts.gives_bfloat() {
            return (!self.names.is_exact).then_some(Scalar::BFloat);
        }
        number(result).map(|scalar| if is_unsigned { scalar.to_unsigned() } else { scalar })
    }

    /// Checks that the data has the type encoded in the name.
    fn data(&mut self, data: Data) -> Option<()> {
        let shape =
            data.operand.map_or_else(|| self.facts.result(), |operand| self.facts.shape(operand.into()));
        let is_length_right = match data.lanes {
            Lanes::Any => true,
            Lanes::One => shape.lanes == 1,
            Lanes::Exactly(lanes) => shape.lanes == lanes,
            Lanes::Several => {
                self.postfix.lanes = Some(shape.lanes);
                shape.lanes > 1
            }
        };
        let is_class_right = data.class.is_none_or(|class| shape.class == Some(class));
        (is_length_right && is_class_right && (data.bits == 0 || data.bits == shape.bits)).then_some(())
    }

    fn argument(&mut self, i: u8, source: Source) -> Option<()> {
        let i = usize::from(i);
        if self.arguments.len() <= i {
            self.arguments.resize(i + 1, None);
        }
        let place = self.arguments.get_mut(i)?;
        if place.is_some_and(|known| known != source) {
            return None;
        }
        *place = Some(source);
        Some(())
    }

    /// The position of the next operand, which is consumed.
    fn take(&mut self) -> Option<usize> {
        let place = self.next;
        self.next += 1;
        (place < self.facts.operands().len()).then_some(place)
    }

    fn literal(&mut self) -> Option<u32> {
        let place = self.take()?;
        self.facts.operands().get(place).copied()
    }

    fn constant(&mut self) -> Option<u64> {
        let place = self.take()?;
        self.facts.constant(place)
    }

    fn operand(&mut self, operand: Operand) -> Option<()> {
        match operand {
            Operand::Arg(i) | Operand::Splat(i) | Operand::BuiltSplat(i) => {
                let place = self.take()?;
                let is_generic = match self.row.spelling.pointee {
                    Pointee::Atomic => i == 0,
                    Pointee::Generic(pointer) => i == pointer,
                    _ => false,
                };
                // The comparator is the last operand of the exchange.
                let is_exchange = self.row.target == Target::Shape(RowShape::CompareExchange);
                let is_expected = is_exchange && self.next == self.facts.operands().len();
                self.argument(
                    i,
                    match (is_generic, is_expected) {
                        (true, _) => Source::Generic(place),
                        (_, true) => Source::InMemory(place),
                        _ => Source::Operand(place),
                    },
                )
            }
            Operand::Rest(first) => {
                let mut i = first;
                while self.next < self.facts.operands().len() {
                    let place = self.take()?;
                    self.argument(i, Source::Operand(place))?;
                    i = i.checked_add(1)?;
                }
                Some(())
            }
            Operand::Truth(i) | Operand::Negative(i) => {
                let place = self.take()?;
                // Numeric operands in place of booleans come from LLVM's backend, which passes OpenCL C's own numbers.
                let is_number = self.facts.shape(place).class.is_some();
                self.argument(i, if is_number { Source::Operand(place) } else { Source::Truth(place) })
            }
            // Negation is a separate instruction.
            Operand::Negated(_) | Operand::LaneBytes(_) | Operand::Aligned(_) => None,
            Operand::Vector(first, count) => {
                let place = self.take()?;
                (self.facts.shape(place).lanes == u32::from(count)).then_some(())?;
                (0..count).try_for_each(|i| self.argument(first + i, Source::Lane(place, i.into())))
            }
            Operand::Scope(source) => self.scope(source),
            Operand::Semantics(order, storage) => self.semantics(order, storage),
            Operand::Int(value) | Operand::Size(value) => {
                self.constant().filter(|v| *v == u64::from(value)).map(|_| ())
            }
            Operand::Literal(word) => self.literal().filter(|literal| *literal == word).map(|_| ()),
            Operand::Lanes => {
                self.postfix.lanes = Some(self.literal()?);
                Some(())
            }
            Operand::Rounding => {
                self.postfix.rounding = FPRoundingMode::from_u32(self.literal()?);
                self.postfix.rounding.map(|_| ())
            }
            Operand::Collective => {
                self.postfix.collective = GroupOperation::from_u32(self.literal()?);
                self.postfix.collective.map(|_| ())
            }
            Operand::SampledImage => self.combined(0, 1),
            Operand::VmeImage(image, sampler) => self.combined(image, sampler),
            // The conversion is a separate instruction.
            Operand::Converted(..) => None,
            Operand::ImageOperands(list) => self.image_operands(list),
        }
    }

    /// A sampled image, which other instructions may share.
    fn combined(&mut self, image: u8, sampler: u8) -> Option<()> {
        let place = self.take()?;
        let combined = self.facts.combined_sampler(place)?;
        self.argument(image, Source::Image(place))?;
        match self.arguments.get(usize::from(sampler)).copied().flatten() {
            Some(Source::Sampler(first)) => {
                (self.facts.combined_sampler(first) == Some(combined)).then_some(())
            }
            _ => self.argument(sampler, Source::Sampler(place)),
        }
    }

    /// A gradient; OpenCL C adds a fourth lane to the gradients of 3D images.
    fn gradient(&self, place: usize) -> Option<Source> {
        match self.facts.shape(place).lanes {
            3 => (!self.names.is_exact).then_some(Source::Widened(place)),
            _ => Some(Source::Operand(place)),
        }
    }

    /// The position of the next operand if its value is not constant and a function may convert the enumeration.
    fn take_computed(&mut self) -> Option<usize> {
        let place = self.next;
        let is_computed = place < self.facts.operands().len() && self.facts.constant(place).is_none();
        (!self.names.is_exact && is_computed).then(|| self.next += 1)?;
        Some(place)
    }

    fn scope(&mut self, source: ScopeSource) -> Option<()> {
        if let ScopeSource::Argument(i, _) = source
            && let Some(place) = self.take_computed()
        {
            return self.argument(i, Source::Translated(Enumeration::Scope, place));
        }
        let scope = Scope::from_u32(u32::try_from(self.constant()?).ok()?)?;
        match source {
            ScopeSource::Fixed(fixed) => (scope == fixed).then_some(()),
            ScopeSource::Name => {
                self.postfix.scope = Some(scope);
                Some(())
            }
            ScopeSource::Argument(_, implied)
                if !self.names.is_exact && self.names.version == Reading::Cl12 && scope == implied =>
            {
                Some(())
            }
            ScopeSource::Argument(i, _) => {
                let argument = semantics::SCOPES.iter().position(|known| *known == scope as u32)?;
                self.argument(i, Source::MemoryScope(u32::try_from(argument).ok()?))
            }
        }
    }

    fn semantics(&mut self, order: Order, storage: Storage) -> Option<()> {
        if let Some(place) = self.take_computed() {
            if let Storage::Flags(i) = storage {
                self.argument(i, Source::Translated(Enumeration::Flags, place))?;
            }
            return match order {
                Order::Argument(i) => self.argument(i, Source::Translated(Enumeration::Order, place)),
                Order::Fixed(_) | Order::IfStorage(_) => Some(()),
            };
        }
        let bits = u32::try_from(self.constant()?).ok()?;
        let (order_bits, storage_bits) = (bits & ORDER_MASK, bits & !ORDER_MASK);
        match storage {
            Storage::Pointer(_) => {
                // The pointer is the first operand in every row that has one.
                (storage_bits == semantics::storage_bits(self.facts.storage_class(0))).then_some(())?;
            }
            Storage::Flags(i) => {
                let flags = semantics::flags_of_storage(storage_bits)?;
                self.argument(i, Source::Flags(flags))?;
            }
        }
        match order {
            Order::Fixed(fixed) => (order_bits == fixed).then_some(()),
            Order::IfStorage(fixed) => {
                (order_bits == if storage_bits == 0 { 0 } else { fixed }).then_some(())
            }
            Order::Argument(i) => {
                let argument = semantics::ORDERS.iter().position(|known| *known == Some(order_bits))?;
                self.argument(i, Source::MemoryOrder(u32::try_from(argument).ok()?))
            }
        }
    }

    fn image_operands(&mut self, list: &[ImageOperand]) -> Option<()> {
        let mask = if self.next < self.facts.operands().len() { self.literal()? } else { 0 };
        let needed = list.iter().fold(0, |mask, operand| mask | operand.bit());
        // Before version 1.4 the operands cannot encode the signedness of texels, which defaults to signed.
        let signless = needed & !ImageOperand::SignExtend.bit();
        (mask == needed || mask == signless).then_some(())?;
        self.is_signless = mask != needed;
        for operand in list {
            match *operand {
                ImageOperand::LodZero => {
                    let place = self.take()?;
                    self.facts.is_float_zero(place).then_some(())?;
                }
                ImageOperand::Lod(i) | ImageOperand::Sample(i) => {
                    let place = self.take()?;
                    self.argument(i, Source::Operand(place))?;
                }
                ImageOperand::Grad(i) => {
                    let (dx, dy) = (self.take()?, self.take()?);
                    let (dx, dy) = (self.gradient(dx)?, self.gradient(dy)?);
                    self.argument(i, dx)?;
                    self.argument(i + 1, dy)?;
                }
                ImageOperand::SignExtend | ImageOperand::ZeroExtend => {}
            }
        }
        Some(())
    }
}

/// The signed or floating-point scalar type of a shape.
fn number(shape: Shape) -> Option<Scalar> {
    match (shape.class?, shape.bits) {
        (Class::Float, 16) => Some(Scalar::Half),
        (Class::Float, 32) => Some(Scalar::Float),
        (Class::Float, 64) => Some(Scalar::Double),
        (Class::Integer, 8) => Some(Scalar::Char),
        (Class::Integer, 16) => Some(Scalar::Short),
        (Class::Integer, 32) => Some(Scalar::Int),
        (Class::Integer, 64) => Some(Scalar::Long),
        _ => None,
    }
}

/// A stem with its placeholders filled; `None` if a part has no spelling.
fn spell(stem: &str, postfix: Postfix, destination: Option<Scalar>) -> Option<String> {
    let lanes = |lanes: u32| LANES.iter().find(|(_, value)| *value == lanes).map(|(text, _)| *text);
    let rounding = |mode: FPRoundingMode| ROUNDINGS.iter().find(|(_, m)| *m == mode).map(|(text, _)| *text);
    if let Some(scalar) = destination {
        let mut name = format!("convert_{}", number_name(scalar));
        name.push_str(postfix.lanes.map_or(Some(""), lanes)?);
        name.push_str(if stem.ends_with("_sat") { "_sat" } else { "" });
        name.push_str(postfix.rounding.map_or(Some(""), rounding)?);
        return Some(name);
    }
    let mut name = stem.to_owned();
    if name.contains("<n>") {
        name = name.replace("<n>", lanes(postfix.lanes?)?);
    }
    if name.contains("_<rt>") {
        name = name.replace("_<rt>", rounding(postfix.rounding?)?);
    }
    if name.contains("<collective>_") {
        let collective = postfix.collective?;
        let text = COLLECTIVES.iter().find(|(_, operation)| *operation == collective)?.0;
        name = name.replace("<collective>_", text);
    }
    if name.contains("<group>") {
        let group = match postfix.scope? {
            Scope::Workgroup => "work_group",
            Scope::Subgroup => "sub_group",
            _ => return None,
        };
        name = name.replace("<group>", group);
    }
    Some(name)
}
