/** A line of text on a page. Points; `y` is the baseline, from the lower edge, as in every PDF. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  size: number;
}

export interface PdfPage {
  lines: readonly PdfLine[];
  /** Left, lower, right, upper edge. Default A4. */
  box?: readonly [number, number, number, number];
  /** What is displayed of it. Default: all. */
  crop?: readonly [number, number, number, number];
  rotate?: 0 | 90 | 180 | 270;
  /** So many bytes of a grey picture that can't be packed, so that the page weighs what a scanned one does. */
  weight?: number;
}

const A4 = [0, 0, 595, 842] as const;

const hex = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** The same for the same seed, and like noise. */
const noise = (length: number, seed: number): Uint8Array<ArrayBuffer> => {
  let state = (seed * 2654435761) | 1;
  return Uint8Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 0xff;
  });
};

type Body = string | { head: string; data: Uint8Array<ArrayBuffer> };

const FONT = 3;
const fonts: readonly Body[] = [
  '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
  '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000/W[1 95 500]/FontDescriptor 5 0 R>>',
  '<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
];

const isLatin = (text: string): boolean => /^[ -~]*$/.test(text);

const contentOf = ({ lines, weight = 0 }: PdfPage): string => {
  const texts = lines.map(({ text, x, y, size }) => {
    const shown = isLatin(text) ? `(${text.replace(/[\\()]/g, '\\$&')})` : `<${hex(text)}>`;
    return `BT /${isLatin(text) ? 'L' : 'C'} ${size} Tf 1 0 0 1 ${x} ${y} Tm ${shown} Tj ET`;
  });
  if (weight > 0) texts.push('q 96 0 0 96 72 72 cm /P Do Q');
  return texts.join('\n');
};

const boxOf = (name: string, box: readonly number[] | undefined) => (box ? `/${name}[${box.join(' ')}]` : '');

export interface PdfLayout {
  /** How often the tree of pages branches at each level. `Infinity` puts all pages into one list. Default 10. */
  fanOut?: number;
  /** Where the tree stands: after all contents, as most printing to PDF puts it (default), or between them. */
  tree?: 'last' | 'between';
}

/** Writes a PDF: Helvetica for Latin lines, STSong-Light (named, not embedded) for all others. */
export const writePdf = (
  pages: readonly PdfPage[],
  { fanOut = 10, tree = 'last' }: PdfLayout = {},
): Uint8Array<ArrayBuffer> => {
  const bodies: Body[] = ['<</Type/Catalog/Pages 2 0 R>>', '', ...fonts];
  const add = (body: Body): number => bodies.push(body);

  /** Writes a level of the tree under a node that has its number already. */
  const branch = (list: readonly PdfPage[], own: number, parent: number | null): void => {
    const share =
      list.length <= fanOut ? 1 : Math.max(fanOut ** Math.ceil(Math.log(list.length) / Math.log(fanOut) - 1), 1);
    const kids: number[] = [];
    for (let start = 0; start < list.length; start += share) {
      const part = list.slice(start, start + share);
      const [page] = part;
      if (share === 1 && page) {
        kids.push(leaf(page, own));
      } else {
        const node = add('');
        kids.push(node);
        branch(part, node, own);
      }
    }
    const above = parent === null ? '' : `/Parent ${parent} 0 R`;
    bodies[own - 1] = `<</Type/Pages${above}/Count ${list.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`;
  };
  const leaf = (page: PdfPage, parent: number): number => {
    const content = bytesOf(contentOf(page));
    const contents = add({ head: '', data: content });
    const side = Math.floor(Math.sqrt(page.weight ?? 0));
    const picture =
      side > 0
        ? `/XObject<</P ${add({
            head: `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8`,
            data: noise(side * side, contents),
          })} 0 R>>`
        : '';
    return add(
      `<</Type/Page/Parent ${parent} 0 R${boxOf('MediaBox', page.box ?? A4)}${boxOf('CropBox', page.crop)}/Rotate ${page.rotate ?? 0}/Resources<</Font<</C ${FONT} 0 R/L ${FONT + 3} 0 R>>${picture}>>/Contents ${contents} 0 R>>`,
    );
  };
  branch(pages, 2, null);

  const parts: Uint8Array<ArrayBuffer>[] = [bytesOf('%PDF-1.4\n')];
  let length = 9;
  const put = (part: Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    length += part.length;
  };
  const starts: number[] = [];
  const isLate = ([, body]: readonly [number, Body]) => tree === 'last' && typeof body === 'string';
  const numbered = Array.from(bodies.entries());
  for (const [index, body] of [...numbered.filter((one) => !isLate(one)), ...numbered.filter(isLate)]) {
    starts[index] = length;
    if (typeof body === 'string') {
      put(bytesOf(`${index + 1} 0 obj\n${body}\nendobj\n`));
    } else {
      put(bytesOf(`${index + 1} 0 obj\n<<${body.head}/Length ${body.data.length}>>\nstream\n`));
      put(body.data);
      put(bytesOf('\nendstream\nendobj\n'));
    }
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = length;
  const size = bodies.length + 1;
  put(
    bytesOf(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`,
    ),
  );
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
};

export const asFile = (bytes: Uint8Array<ArrayBuffer>): Blob => new Blob([bytes], { type: 'application/pdf' });

/** Opens with `2024`. RC4 of 40 bits, as old as passwords in PDFs are. */
const LOCKED =
  'JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9UeXBlL1BhZ2VzL0NvdW50IDEvS2lkc1szIDAgUl0+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlL1BhZ2UvUGFyZW50IDIgMCBSL01lZGlhQm94WzAgMCA1OTUgODQyXS9SZXNvdXJjZXM8PC9Gb250PDwvRjEgNSAwIFI+Pj4+L0NvbnRlbnRzIDQgMCBSPj4KZW5kb2JqCjQgMCBvYmoKPDwvTGVuZ3RoIDUzPj4Kc3RyZWFtCr/nkL51uIzIm2EdyZUoKh39H/NPIiitzTVBAw3850qKvI0B3WJU9Ba4K3cJMSL0n9A+IiDxCmVuZHN0cmVhbQplbmRvYmoKNSAwIG9iago8PC9UeXBlL0ZvbnQvU3VidHlwZS9UeXBlMS9CYXNlRm9udC9IZWx2ZXRpY2E+PgplbmRvYmoKNiAwIG9iago8PC9GaWx0ZXIvU3RhbmRhcmQvViAxL1IgMi9PPGQzYWI1ZTAyMTk2NjJhNzc0NDQyZmIwNzJlM2Q5ZjE5ZTlkMTMwZWMwOWE0ZDAwNjFlNzhmZTkyMGY3YWI2MmY+L1U8MTc4NzYzOTY1MWJlODg4NjQ3OWU0Y2ZmZWE1ZmI1ZmU4YzgyMzFiMjA0YmIzMTUyMDk1Y2NiODQ4MzE1NDRkZj4vUCAtND4+CmVuZG9iagp4cmVmCjAgNwowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMDkgMDAwMDAgbiAKMDAwMDAwMDA1NCAwMDAwMCBuIAowMDAwMDAwMTA1IDAwMDAwIG4gCjAwMDAwMDAyMTcgMDAwMDAgbiAKMDAwMDAwMDMxOCAwMDAwMCBuIAowMDAwMDAwMzgxIDAwMDAwIG4gCnRyYWlsZXIKPDwvU2l6ZSA3L1Jvb3QgMSAwIFIvRW5jcnlwdCA2IDAgUi9JRFs8NjM2ZjZlNzM2ZjZjNjUyZDZjNmY2MzZiNjU2NDJkMzE+PDYzNmY2ZTczNmY2YzY1MmQ2YzZmNjM2YjY1NjQyZDMxPl0+PgpzdGFydHhyZWYKNTY2CiUlRU9GCg==';

export const lockedPdf = (): Blob => asFile(bytesOf(atob(LOCKED)));

/** Begins as a PDF does, and goes on as none. */
export const damagedPdf = (): Blob => new Blob(['%PDF-1.4\n', 'no objects, no table, no trailer']);

/** Pages 794 units wide, so that points are the pixels that positions are measured in. */
const REFERENCE_PAGE = [0, 0, 794, 1123] as const;

const rule = (page: number): PdfLine[] => [
  { text: '篮球竞赛规则（2024 版）', x: 96, y: 1060, size: 15 },
  { text: `第 ${page} 条　比赛通则`, x: 96, y: 985, size: 27 },
  ...Array.from({ length: 18 }, (_, row) => ({
    text: row % 5 === 4 ? '裁判员应按本条规定执行。' : '比赛由两队参加，每队出场五名队员，目标是在对方球篮得分。',
    x: 96,
    y: 921 - row * 38,
    size: 19.5,
  })),
  { text: `Rule ${page} of the game`, x: 96, y: 60, size: 15 },
];

/** A rule book, its pages 794 wide. */
export const ruleBook = (pageCount: number, weight = 0): Uint8Array<ArrayBuffer> =>
  writePdf(Array.from({ length: pageCount }, (_, index) => ({ lines: rule(index + 1), box: REFERENCE_PAGE, weight })));

/** The first line of a page's rules, as a position. */
export const ruleLine = (page: number, row = 0): readonly [number, number, number, number, number] => {
  const baseline = 1123 - (921 - row * 38);
  return [page, 96, 96 + 28 * 19.5, baseline - 17, baseline + 3];
};

const corner = (text: string, x: number, y: number): PdfLine => ({ text, x, y, size: 20 });

/** One page cut to its inner part, one turned by 90°, one both. What is cut off says so. */
export const croppedAndTurned = (): Uint8Array<ArrayBuffer> => {
  const lines = [corner('Inside', 200, 700), corner('Cut off', 20, 20)];
  const crop = [100, 100, 500, 800] as const;
  return writePdf([
    { lines, crop },
    { lines, rotate: 90 },
    { lines, crop, rotate: 270 },
  ]);
};
