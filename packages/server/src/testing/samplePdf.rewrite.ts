import { createHash } from 'node:crypto';

/** What to change about one page. Pages count from 1. */
export interface PageChange {
  readonly page: number;
  /** Quarter turns clockwise, as the reader sees it. */
  readonly rotate?: 90 | 180 | 270;
  /** Points cut off at each side of the paper, before turning. */
  readonly crop?: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

interface Parsed {
  readonly text: string;
  readonly offsets: ReadonlyMap<number, number>;
  readonly root: string;
  readonly size: number;
  readonly startxref: number;
}

const parse = (data: Uint8Array): Parsed => {
  const text = Buffer.from(data).toString('latin1');
  const startxref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text.slice(startxref))?.[1] ?? '';
  const root = /\/Root (\d+ \d+ R)/.exec(trailer)?.[1];
  const size = Number(/\/Size (\d+)/.exec(trailer)?.[1]);
  if (root === undefined || !Number.isFinite(size)) throw new Error('not a PDF with a classic cross-reference table');
  const offsets = new Map<number, number>();
  const table = /^xref\s+0 \d+\s+([\s\S]*?)trailer/.exec(text.slice(startxref))?.[1] ?? '';
  for (const [index, line] of table.trim().split(/\r?\n/).entries()) {
    if (/ n\s*$/.test(line)) offsets.set(index, Number(line.slice(0, 10)));
  }
  return { text, offsets, root, size, startxref };
};

const objectText = ({ text, offsets }: Parsed, number: number): string => {
  const start = offsets.get(number) ?? -1;
  return text.slice(text.indexOf('obj', start) + 3, text.indexOf('endobj', start)).trim();
};

const pageNumbers = (file: Parsed): number[] => {
  const root = Number.parseInt(file.root, 10);
  const walk = (number: number): number[] => {
    const body = objectText(file, number);
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(body)?.[1];
    return kids === undefined ? [number] : [...kids.matchAll(/(\d+) 0 R/g)].flatMap((kid) => walk(Number(kid[1])));
  };
  return walk(Number(/\/Pages (\d+) 0 R/.exec(objectText(file, root))?.[1]));
};

const append = (
  data: Uint8Array,
  file: Parsed,
  objects: ReadonlyMap<number, string>,
  trailerExtra = '',
  size = file.size,
): Uint8Array => {
  let tail = '\n';
  let xref = 'xref\n';
  for (const [number, body] of objects) {
    xref += `${number} 1\n${String(data.length + tail.length).padStart(10, '0')} 00000 n \n`;
    tail += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const startxref = data.length + tail.length;
  tail += `${xref}trailer\n<</Size ${size}\n/Root ${file.root}\n/Prev ${file.startxref}${trailerExtra}>>\nstartxref\n${startxref}\n%%EOF\n`;
  return Buffer.concat([data, Buffer.from(tail, 'latin1')]);
};

/** Turns and crops pages by an incremental update: the text stays where the printer put it. */
export const changePages = (data: Uint8Array, changes: readonly PageChange[]): Uint8Array => {
  const file = parse(data);
  const pages = pageNumbers(file);
  const objects = new Map<number, string>();
  for (const { page, rotate, crop } of changes) {
    const number = pages[page - 1];
    if (number === undefined) continue;
    let body = objectText(file, number);
    const box = /\/MediaBox\s*\[([^\]]*)\]/.exec(body)?.[1]?.trim().split(/\s+/).map(Number);
    const [x0 = 0, y0 = 0, x1 = 595, y1 = 842] = box ?? [];
    const extra =
      (rotate === undefined ? '' : `/Rotate ${rotate}\n`) +
      (crop === undefined
        ? ''
        : `/CropBox [${x0 + crop.left} ${y0 + crop.bottom} ${x1 - crop.right} ${y1 - crop.top}]\n`);
    body = body.replace(/^<</, `<<${extra}`);
    objects.set(number, body);
  }
  return append(data, file, objects);
};

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const rc4 = (key: Uint8Array, data: Uint8Array): Buffer => {
  const state = Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    [state[i], state[j]] = [state[j] ?? 0, state[i] ?? 0];
  }
  let i = 0;
  let j = 0;
  const encrypted = Uint8Array.from(data, (byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    [state[i], state[j]] = [state[j] ?? 0, state[i] ?? 0];
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  });
  return Buffer.from(encrypted);
};

const md5 = (...parts: readonly Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

const hex = (bytes: Uint8Array): string => `<${Buffer.from(bytes).toString('hex')}>`;

/** Asks for a password to open (40-bit standard security handler). */
export const lock = (data: Uint8Array, password: string): Uint8Array => {
  const file = parse(data);
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
  const id = md5(data);
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const flags = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const user = rc4(md5(padded, owner, flags, id).subarray(0, 5), padding);
  const encrypt = `<</Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P -4>>`;
  const objects = new Map([[file.size, encrypt]]);
  return append(data, file, objects, `\n/Encrypt ${file.size} 0 R\n/ID [${hex(id)}${hex(id)}]`, file.size + 1);
};
