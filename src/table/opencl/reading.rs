//! From an instruction to the OpenCL C call that means it: the rows backwards.
//!
//! Rule of this module: a row is taken only if [`find`] with the call's name and types gives the same row
//! back, and if its
//! template yields the instruction's operands again. So no order, scope or flag is lost; where no row fits,
//! the friendly name stays.
//!
//! Known gaps: instructions that a shape of a row makes (image sizes, compare and exchange, device enqueue).

use std::sync::OnceLock;

use mangling::{Scalar, Type};
use rspirv::spirv::{FPRoundingMode, GroupOperation, Scope};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::guard::Class;
use super::name::{COLLECTIVES, LANES, Postfix, ROUNDINGS};
use super::row::{Lanes, Order, Pointee, Saturation, ScopeSource, Storage};
use super::semantics::{self, ORDER_MASK};
use super::{ImageOperand, Operand, Plan, Reading, Row, Target, find, find_unmangled, rows};

/// What the rows must know of an instruction. Operands are its words behind result type and result, for an
/// instruction of
/// OpenCL.std those behind its number, counted from 0.
pub trait Facts {
    /// The operands.
    fn operands(&self) -> &[u32];
    /// The value of an operand that is an integer constant.
    fn constant(&self, operand: usize) -> Option<u64>;
    /// Whether an operand is a floating-point constant 0.
    fn is_float_zero(&self, operand: usize) -> bool;
    /// The storage class that an operand points into, seen through casts to the Generic class.
    fn storage_class(&self, operand: usize) -> u32;
    /// Whether an operand is the result of OpSampledImage.
    fn is_sampled_image(&self, operand: usize) -> bool;
    /// What an operand's type is made of.
    fn shape(&self, operand: usize) -> Shape;
    /// What the result's type is made of.
    fn result(&self) -> Shape;
    /// Whether the result is decorated with SaturatedConversion.
    fn is_saturated(&self) -> bool;
    /// The FPRoundingMode that decorates the result.
    fn rounding(&self) -> Option<FPRoundingMode>;
}

/// What a type is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// `Integer` or `Float`; `None` for any other type.
    pub class: Option<Class>,
    /// Width of its scalars.
    pub bits: u32,
    /// Number of lanes, 1 of a scalar.
    pub lanes: u32,
}

/// Where an argument of the call comes from. Operands are counted as in [`Facts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// An operand.
    Operand(usize),
    /// An operand that is a pointer, cast to the generic address space.
    Generic(usize),
    /// A boolean operand as 0 or 1, a vector of them as lanes of 0 or -1 that are bytes.
    Truth(usize),
    /// A lane of an operand.
    Lane(usize, u32),
    /// The image, or the sampler, of an operand that combines both.
    Image(usize),
    /// See [`Source::Image`].
    Sampler(usize),
    /// A constant of type `uint`.
    Flags(u32),
    /// A constant of type `memory_order`.
    MemoryOrder(u32),
    /// A constant of type `memory_scope`.
    MemoryScope(u32),
}

/// A call that may mean an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The function's name, not mangled.
    pub name: String,
    /// Its arguments.
    pub arguments: SmallVec<[Source; 6]>,
    row: usize,
}

impl Call {
    /// The row that the call was read by; its outcome tells how the call's result becomes the instruction's.
    pub fn row(&self) -> &'static Row {
        index().rows[self.row]
    }

    /// The type of argument `i` in the name, from that which SPIR-V tells with signed integers; OpenCL C's
    /// names of opaque types are
    /// the caller's part.
    #[must_use]
    pub fn parameter(&self, i: usize, signed: Type) -> Type {
        let row = self.row();
        let ty = if row.is_unsigned(i) { unsigned(signed) } else { signed };
        match (row.spelling.pointee, ty) {
            (Pointee::Const(place), ty) if usize::from(place) == i => ty.with_const(),
            (Pointee::Volatile, ty) if i == 0 => ty.with_volatile(),
            (Pointee::Atomic, Type::Pointer { qualifiers, pointee }) if i == 0 => {
                Type::Pointer { qualifiers, pointee: Box::new(Type::atomic(*pointee)) }.with_volatile()
            }
            (_, ty) => ty,
        }
    }

    /// Whether the function of these parameters means what the call was read from.
    pub fn fits(&self, parameters: &[Type]) -> bool {
        let plan = if self.is_mangled() { find(&self.name, parameters) } else { find_unmangled(&self.name) };
        matches!(plan, Some(Plan::Row(row, _)) if std::ptr::eq(row, self.row()))
    }

    /// Whether the name is to be mangled.
    pub fn is_mangled(&self) -> bool {
        !self.row().when.contains(&super::guard::Condition::Unmangled)
    }
}

/// The same type with unsigned integers.
fn unsigned(ty: Type) -> Type {
    match ty {
        Type::Scalar(scalar) => Type::Scalar(scalar.to_unsigned()),
        Type::Vector { lanes, element } => Type::vector(lanes, unsigned(*element)),
        Type::Pointer { qualifiers, pointee } => {
            Type::Pointer { qualifiers, pointee: Box::new(unsigned(*pointee)) }
        }
        other => other,
    }
}

/// Rows by what computes their result.
struct Index {
    rows: Vec<&'static Row>,
    by_target: FxHashMap<(bool, u32), SmallVec<[usize; 4]>>,
}

fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| {
        let rows: Vec<_> = rows().collect();
        let mut by_target: FxHashMap<_, SmallVec<[usize; 4]>> = FxHashMap::default();
        for (i, row) in rows.iter().enumerate() {
            if let Some(key) = key(row.target) {
                by_target.entry(key).or_default().push(i);
            }
        }
        Index { rows, by_target }
    })
}

fn key(target: Target) -> Option<(bool, u32)> {
    match target {
        Target::Op(opcode) | Target::Convert(opcode, _) => Some((false, opcode.0.into())),
        Target::Ext(instruction) => Some((true, instruction as u32)),
        Target::Operand | Target::Shape(_) => None,
    }
}

/// The calls that may mean an instruction, best first, with the names of OpenCL 1.2 or 2.0. The caller takes
/// the first whose
/// [`Call::fits`] holds. `target` is a core instruction or one of OpenCL.std.
pub fn calls<'f, F: Facts>(
    target: Target,
    version: Reading,
    facts: &'f F,
) -> impl Iterator<Item = Call> + 'f {
    let places = key(target).and_then(|key| index().by_target.get(&key));
    let places = places.map_or(&[][..], SmallVec::as_slice);
    let may = move |row: &Row| row.reading == Reading::Always || row.reading == version;
    places.iter().filter_map(move |&place| {
        let row = index().rows[place];
        if may(row) { Unification::new(row, facts).call(place) } else { None }
    })
}

/// A walk along a row's template and an instruction's operands.
struct Unification<'f, F> {
    row: &'static Row,
    facts: &'f F,
    /// The next operand.
    next: usize,
    arguments: SmallVec<[Option<Source>; 6]>,
    postfix: Postfix,
}

impl<'f, F: Facts> Unification<'f, F> {
    fn new(row: &'static Row, facts: &'f F) -> Self {
        Self { row, facts, next: 0, arguments: SmallVec::new(), postfix: Postfix::default() }
    }

    fn call(mut self, place: usize) -> Option<Call> {
        let mut destination = None;
        if let Target::Convert(_, saturation) = self.row.target {
            destination = Some(self.destination(saturation)?);
        }
        if let Some(data) = self.row.spelling.data {
            self.data(data)?;
        }
        for operand in self.row.operands {
            self.operand(*operand)?;
        }
        if self.next != self.facts.operands().len() {
            return None;
        }
        let arguments = self.arguments.into_iter().collect::<Option<_>>()?;
        let name = spell(self.row.name, self.postfix, destination)?;
        Some(Call { name, arguments, row: place })
    }

    /// The type in the name of a conversion.
    fn destination(&mut self, saturation: Saturation) -> Option<Scalar> {
        let result = self.facts.result();
        self.postfix.rounding = self.facts.rounding();
        self.postfix.lanes = (result.lanes > 1).then_some(result.lanes);
        let is_decorated = saturation == Saturation::Decoration;
        let is_unsigned = self.row.name.contains("<uint>");
        (self.facts.is_saturated() == is_decorated).then_some(())?;
        number(result).map(|scalar| if is_unsigned { scalar.to_unsigned() } else { scalar })
    }

    /// Whether the data whose type the name says is of that type.
    fn data(&mut self, data: super::row::Data) -> Option<()> {
        let shape =
            data.operand.map_or_else(|| self.facts.result(), |operand| self.facts.shape(operand.into()));
        let is_length_right = match data.lanes {
            Lanes::Any => true,
            Lanes::One => shape.lanes == 1,
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

    /// The next operand's place.
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
            Operand::Arg(i) | Operand::Splat(i) => {
                let place = self.take()?;
                let is_generic = i == 0 && self.row.spelling.pointee == Pointee::Atomic;
                self.argument(i, if is_generic { Source::Generic(place) } else { Source::Operand(place) })
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
                self.argument(i, Source::Truth(place))
            }
            // The negation is an instruction of its own.
            Operand::Negated(_) | Operand::LaneBytes(_) => None,
            Operand::Vector(first, count) => {
                let place = self.take()?;
                (self.facts.shape(place).lanes == u32::from(count)).then_some(())?;
                (0..count).try_for_each(|i| self.argument(first + i, Source::Lane(place, i.into())))
            }
            Operand::Scope(source) => self.scope(source),
            Operand::Semantics(order, storage) => self.semantics(order, storage),
            Operand::Int(value) | Operand::Size(value) => {
                self.constant().filter(|v| *v == value.into()).map(|_| ())
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
            Operand::SampledImage => {
                let place = self.take().filter(|place| self.facts.is_sampled_image(*place))?;
                self.argument(0, Source::Image(place))?;
                self.argument(1, Source::Sampler(place))
            }
            Operand::ImageOperands(list) => self.image_operands(list),
        }
    }

    fn scope(&mut self, source: ScopeSource) -> Option<()> {
        let scope = Scope::from_u32(u32::try_from(self.constant()?).ok()?)?;
        match source {
            ScopeSource::Fixed(fixed) => (scope == fixed).then_some(()),
            ScopeSource::Name => {
                self.postfix.scope = Some(scope);
                Some(())
            }
            ScopeSource::Argument(i, _) => {
                let argument = semantics::SCOPES.iter().position(|known| *known == scope as u32)?;
                self.argument(i, Source::MemoryScope(u32::try_from(argument).ok()?))
            }
        }
    }

    fn semantics(&mut self, order: Order, storage: Storage) -> Option<()> {
        let bits = u32::try_from(self.constant()?).ok()?;
        let (order_bits, storage_bits) = (bits & ORDER_MASK, bits & !ORDER_MASK);
        match storage {
            Storage::Pointer(_) => {
                // The pointer is the first operand of every row that has one.
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
        // Before version 1.4 nothing tells the sign of texels.
        let signless = needed & !ImageOperand::SignExtend.bit();
        (mask == needed || mask == signless).then_some(())?;
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
                    self.argument(i, Source::Operand(dx))?;
                    self.argument(i + 1, Source::Operand(dy))?;
                }
                ImageOperand::SignExtend | ImageOperand::ZeroExtend => {}
            }
        }
        Some(())
    }
}

/// The signed or floating-point scalar of a type.
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

/// A stem with its placeholders filled; `None` if a part is missing that has no spelling.
fn spell(stem: &str, postfix: Postfix, destination: Option<Scalar>) -> Option<String> {
    let lanes = |lanes: u32| LANES.iter().find(|(_, value)| *value == lanes).map(|(text, _)| *text);
    let rounding = |mode: FPRoundingMode| ROUNDINGS.iter().find(|(_, m)| *m == mode).map(|(text, _)| *text);
    if let Some(scalar) = destination {
        let mut name = format!("convert_{}", scalar.spelling());
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
