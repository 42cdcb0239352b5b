import { strToU8, zipSync } from 'fflate';

/** What stands on a slide. */
export interface SlideText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rows?: readonly (readonly string[])[];
  readonly notes?: string;
}

const spaces =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const paragraph = (text: string): string => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
const shape = (lines: readonly string[], kind?: string): string =>
  `<p:sp><p:nvSpPr><p:nvPr>${kind === undefined ? '' : `<p:ph type="${kind}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${lines.map(paragraph).join('')}</p:txBody></p:sp>`;
const table = (rows: readonly (readonly string[])[]): string =>
  `<p:graphicFrame><a:tbl>${rows.map((cells) => `<a:tr>${cells.map((cell) => `<a:tc><a:txBody>${paragraph(cell)}</a:txBody></a:tc>`).join('')}</a:tr>`).join('')}</a:tbl></p:graphicFrame>`;
const relations = (all: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${kinds}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** A presentation whose slides are stored in another order than they are shown in. */
export const pptx = (slides: readonly SlideText[]): Uint8Array => {
  const fileOf = (at: number): number => slides.length - at;
  const parts: Record<string, string> = {
    'ppt/presentation.xml': `<p:presentation ${spaces}><p:sldIdLst>${slides.map((_slide, at) => `<p:sldId id="${256 + at}" r:id="r${at}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      slides.map((_slide, at) => [`r${at}`, 'slide', `slides/slide${fileOf(at)}.xml`]),
    ),
  };
  for (const [at, { title, lines, rows, notes }] of slides.entries()) {
    const name = `slide${fileOf(at)}.xml`;
    parts[`ppt/slides/${name}`] =
      `<p:sld ${spaces}><p:cSld><p:spTree>${shape([title], 'title')}${shape(lines)}${rows === undefined ? '' : table(rows)}${shape(['页码 3'], 'sldNum')}</p:spTree></p:cSld></p:sld>`;
    if (notes === undefined) continue;
    parts[`ppt/slides/_rels/${name}.rels`] = relations([['n', 'notesSlide', `../notesSlides/${name}`]]);
    parts[`ppt/notesSlides/${name}`] =
      `<p:notes ${spaces}><p:cSld><p:spTree>${shape([notes], 'body')}</p:spTree></p:cSld></p:notes>`;
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
};
