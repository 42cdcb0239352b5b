/** Words of a cell for another program: formulas as their source, without citations and addresses. */
const cellText = (cell: Element): string => {
  const copy = cell.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const node of copy.querySelectorAll('.answer-cites, .answer-host, .answer-cursor')) node.remove();
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n');
  for (const formula of copy.querySelectorAll('.katex')) {
    formula.replaceWith(formula.querySelector('annotation')?.textContent ?? '');
  }
  return (copy.textContent ?? '').trim();
};

// A spreadsheet runs what begins like this. Numbers may begin with a sign.
const startsFormula = /^(?:[=@\t\r]|[+-](?![\d.,\s%]*$))/;

const harmless = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

/** The rows of a table as text. */
export const rowsOf = (table: HTMLTableElement): string[][] =>
  [...table.rows].map((row) => [...row.cells].map((cell) => harmless(cellText(cell))));

export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => cell.replace(/\s*[\t\r\n]+\s*/g, ' ')).join('\t')).join('\n');

export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\r\n');
