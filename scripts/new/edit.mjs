/** How the files that know of every page are changed: lines put where they belong, or nothing at all. */

const lost = (file, what) =>
  new Error(`${file} has changed its shape: ${what} was not found, so nothing was written. Mend scripts/new with it.`);

/** The lines that match, with where they stand. */
const among = (lines, pattern) => lines.flatMap((line, at) => (pattern.test(line) ? [{ line, at }] : []));

const keyOf = (line) => line.toLowerCase().replaceAll(/[^a-z0-9/ ]/g, '');

/** Puts a line among others of its kind, before the first that comes after it in the alphabet. */
export const sorted = (pattern, line) => (text, file) => {
  const lines = text.split('\n');
  const others = among(lines, pattern);
  const last = others.at(-1);
  if (last === undefined) throw lost(file, `a line like ${pattern}`);
  const next = others.find((other) => keyOf(other.line) > keyOf(line));
  // The last word of a union ends the statement.
  const ends = next === undefined && last.line.endsWith(';') && !line.endsWith(';');
  if (ends) lines[last.at] = last.line.slice(0, -1);
  lines.splice(next?.at ?? last.at + 1, 0, ends ? `${line};` : line);
  return lines.join('\n');
};

/** Puts a line at the end of what begins with a line and ends with another: `begin`, …, here, `end`. */
export const atEnd = (begin, end, line) => (text, file) => {
  const lines = text.split('\n');
  const from = lines.findIndex((one) => begin.test(one));
  if (from < 0) throw lost(file, `the line ${begin}`);
  const to = lines.findIndex((one, at) => at > from && end.test(one));
  if (to < 0) throw lost(file, `the line ${end} after ${begin}`);
  lines.splice(to, 0, line);
  return lines.join('\n');
};
