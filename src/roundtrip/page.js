"use strict";
// Lines of one instruction light up together; the other side scrolls to its first.
const byInstruction = new Map();
for (const line of document.querySelectorAll(".line[data-at]")) {
  const at = line.dataset.at;
  if (!byInstruction.has(at)) byInstruction.set(at, []);
  byInstruction.get(at).push(line);
}
let lit = [];
function light(line) {
  for (const other of lit) other.classList.remove("lit");
  lit = line ? byInstruction.get(line.dataset.at) ?? [] : [];
  for (const other of lit) other.classList.add("lit");
  const box = line?.closest(".code");
  const far = lit.find((other) => other.closest(".code") !== box);
  if (!far) return;
  const view = far.closest(".code");
  const [top, bottom] = [far.offsetTop - view.offsetTop, far.offsetTop - view.offsetTop + far.offsetHeight];
  if (top < view.scrollTop || bottom > view.scrollTop + view.clientHeight) view.scrollTop = top - view.clientHeight / 2;
}
// A page can be opened at an instruction: page.html#FILE-NUMBER, both counted from 0.
const opened = byInstruction.get(location.hash.slice(1));
if (opened) {
  opened[0].closest("body > details").open = true;
  light(opened[0]);
  opened[0].scrollIntoView({ block: "nearest" });
}
document.addEventListener("mouseover", (event) => light(event.target.closest(".line[data-at]")));
