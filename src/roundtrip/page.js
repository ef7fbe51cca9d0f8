"use strict";
// The lines of a function are created when it is opened, of a long one when they come into view; until then the page has them as text.
const files = JSON.parse(document.getElementById("data").textContent);
const byInstruction = new Map();
const tokens = /(;.*$)|("(?:[^"\\]|\\.)*")|(%[\w.$-]+)|(@[\w.$-]+|![\w.]*)|\b(Op[A-Z]\w*|define|declare|call|tail|load|store|ret|br|switch|phi|select|getelementptr|alloca|add|sub|mul|[us]div|[us]rem|f(?:add|sub|mul|div|rem|neg|cmp)|icmp|and|or|xor|shl|[al]shr|bitcast|trunc|[sz]ext|fp(?:ext|trunc)|[us]itofp|fpto[us]i|ptrtoint|inttoptr|addrspacecast|atomicrmw|cmpxchg|fence|(?:extract|insert)(?:value|element)|shufflevector|freeze|unreachable)\b|\b(i\d+|half|float|double|bfloat|ptr|void|label|metadata|addrspace|target)\b|\b(-?\d[\w.+]*)\b/gm;
const classes = [, "c", "s", "v", "g", "o", "t", "n"];

function colored(text) {
  const parts = [];
  let last = 0;
  for (const found of text.matchAll(tokens)) {
    if (found.index > last) parts.push(text.slice(last, found.index));
    const span = document.createElement("span");
    span.className = classes[found.findIndex((part, at) => at > 0 && part !== undefined)];
    span.textContent = found[0];
    parts.push(span);
    last = found.index + found[0].length;
  }
  parts.push(text.slice(last));
  return parts;
}

// A side has its lines in chunks of this many, each created when it comes into view; small sides are created at once.
const chunkLines = 200, smallSide = 2000;
// As in the style sheet, in pixels.
const lineHeight = 18;
const sources = new WeakMap();

function fillChunk(code, number) {
  const chunk = code.children[number];
  if (chunk.childElementCount > 0) return;
  const { texts, data, lost, file } = sources.get(code);
  texts.slice(number * chunkLines, (number + 1) * chunkLines).forEach((text, offset) => {
    const place = number * chunkLines + offset;
    const line = document.createElement("div");
    line.className = lost.has(place) ? "line lost" : "line";
    line.append(...colored(text));
    const at = data.at[place];
    if (at !== undefined && at >= 0) {
      line.dataset.at = `${file}-${at}`;
      if (!byInstruction.has(line.dataset.at)) byInstruction.set(line.dataset.at, []);
      byInstruction.get(line.dataset.at).push(line);
    }
    chunk.append(line, "\n");
  });
}
const views = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) fillChunk(target.parentElement, [...target.parentElement.children].indexOf(target));
  }
}, { rootMargin: "400px" });

// A line of a side, by number.
function lineAt(code, number) {
  const chunk = Math.floor(number / chunkLines);
  fillChunk(code, chunk);
  return code.children[chunk].children[number % chunkLines];
}

function side(title, data, file) {
  const section = document.createElement("section");
  const head = document.createElement("h2");
  head.textContent = title;
  const code = document.createElement("div");
  code.className = "code";
  const texts = data.text.split("\n");
  sources.set(code, { texts, data, lost: new Set(data.lost), file });
  for (let first = 0; first < texts.length; first += chunkLines) {
    const chunk = document.createElement("div");
    chunk.style.height = `${Math.min(chunkLines, texts.length - first) * lineHeight}px`;
    code.append(chunk);
    if (first === 0 || texts.length < smallSide) fillChunk(code, first / chunkLines);
    else views.observe(chunk);
  }
  section.append(head, code);
  return section;
}

function fill(piece) {
  if (piece.querySelector(".sides")) return;
  const file = piece.closest(".file").dataset.file;
  const [spirv, llvm] = files[file][piece.dataset.piece];
  const sides = document.createElement("div");
  sides.className = "sides";
  sides.append(side("SPIR-V", spirv, file), side("LLVM IR", llvm, file));
  piece.append(sides);
  const codes = [...sides.querySelectorAll(".code")];
  for (const code of codes) {
    // Only the side under the pointer is the leader; the other side follows its topmost instruction.
    code.addEventListener("scroll", () => {
      if (!code.matches(":hover")) return;
      const other = codes.find((side) => side !== code);
      const [here, there] = [sources.get(code).data.at, sources.get(other).data.at];
      const first = Math.ceil(code.scrollTop / lineHeight);
      const top = here.findIndex((at, number) => number >= first && at >= 0);
      const far = top < 0 ? -1 : there.indexOf(here[top]);
      if (far >= 0) other.scrollTop = far * lineHeight - (top * lineHeight - code.scrollTop);
    });
  }
}
document.addEventListener("toggle", (event) => {
  if (event.target.matches(".piece") && event.target.open) fill(event.target);
}, true);

function open(piece) {
  piece.closest(".file").open = true;
  piece.open = true;
  fill(piece);
}

// Highlights all lines of an instruction together and scrolls the other side to the first of them.
let lit = [];
function light(line) {
  for (const other of lit) other.classList.remove("lit");
  for (const code of line?.closest(".sides").querySelectorAll(".code") ?? []) {
    const number = sources.get(code).data.at.indexOf(Number(line.dataset.at.split("-")[1]));
    if (number >= 0) lineAt(code, number);
  }
  lit = line ? byInstruction.get(line.dataset.at) ?? [] : [];
  for (const other of lit) other.classList.add("lit");
  const box = line?.closest(".code");
  const far = lit.find((other) => other.closest(".code") !== box);
  if (!far) return;
  const view = far.closest(".code");
  const [top, bottom] = [far.offsetTop, far.offsetTop + far.offsetHeight];
  if (top < view.scrollTop || bottom > view.scrollTop + view.clientHeight) view.scrollTop = top - view.clientHeight / 2;
}
document.addEventListener("mouseover", (event) => light(event.target.closest(".line[data-at]")));

function show(line) {
  line.scrollIntoView({ block: "center" });
  if (line.dataset.at) light(line);
}

// Positions as [file, piece, side, line], found in the data, without opening pieces.
function places(test) {
  const found = [];
  files.forEach((pieces, file) => (pieces ?? []).forEach((sides, piece) => sides.forEach((data, side) => {
    for (const line of test(data)) found.push([file, piece, side, line]);
  })));
  return found;
}
function go([file, piece, side, line], mark) {
  const details = document.querySelector(`.file[data-file="${file}"] .piece[data-piece="${piece}"]`);
  open(details);
  const shown = lineAt(details.querySelectorAll(".code")[side], line);
  for (const other of document.querySelectorAll(".line.match")) other.classList.remove("match");
  if (mark) shown.classList.add("match");
  show(shown);
}
const differences = places((data) => data.lost);
let difference = -1;
function step(by) {
  if (differences.length === 0) return;
  difference = (difference + by + differences.length) % differences.length;
  go(differences[difference], false);
}
const button = document.getElementById("next");
button.disabled = differences.length === 0;
if (button.disabled) button.textContent = "No differences";
button.addEventListener("click", () => step(1));

const search = document.getElementById("search");
let matches = [], match = -1, wanted = "";
function find(by) {
  if (search.value !== wanted) {
    wanted = search.value;
    const text = wanted.toLowerCase();
    matches = wanted === "" ? [] : places((data) => {
      if (!data.text.toLowerCase().includes(text)) return [];
      return data.text.toLowerCase().split("\n").flatMap((line, number) => (line.includes(text) ? [number] : []));
    });
    match = -1;
  }
  if (matches.length > 0) {
    match = (match + by + matches.length) % matches.length;
    go(matches[match], true);
  }
  document.getElementById("found").textContent = wanted === "" ? "" : `${match + 1} of ${matches.length}`;
}
search.addEventListener("keydown", (event) => {
  if (event.key === "Enter") find(event.shiftKey ? -1 : 1);
  if (event.key === "Escape") search.blur();
});
document.addEventListener("keydown", (event) => {
  if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "/") { event.preventDefault(); search.focus(); }
  if (event.key === "n") step(1);
  if (event.key === "p") step(-1);
});

// A page can be opened at an instruction, page.html#FILE-NUMBER, both counted from 0, or at a search, page.html#/TEXT.
const hash = decodeURIComponent(location.hash.slice(1));
if (hash.startsWith("/")) {
  search.value = hash.slice(1);
  find(1);
} else if (hash !== "") {
  const [file, number] = hash.split("-").map(Number);
  const piece = (files[file] ?? []).findIndex(([spirv]) => spirv.at.includes(number));
  if (piece >= 0) go([file, piece, 0, files[file][piece][0].at.indexOf(number)], false);
} else if (differences.length > 0) {
  step(1);
} else {
  const first = document.querySelector('.piece[data-piece="1"]') ?? document.querySelector(".piece");
  if (first) open(first);
}
