/** Text of a file: UTF-8, or what Chinese spreadsheets save by default. */
const textOf = (data: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return new TextDecoder('gb18030').decode(data);
  }
};

const separatorOf = (firstLine: string): string =>
  [',', '\t', ';'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ',';

/** Rows of comma-, semicolon- or tab-separated text, with quoted cells that may span lines. */
export const readCsv = (data: Uint8Array): string[][] => {
  const text = textOf(data).replace(/^\uFEFF/, '');
  const separator = separatorOf(text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? '');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) {
      row.push(cell);
      cell = '';
    } else if (character === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else if (character !== '\r') cell += character;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
};
