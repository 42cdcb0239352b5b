import { layoutSlide, slideSizes } from '@console/base/slides';
import PptxGenJS from 'pptxgenjs';
import { finishPptx } from './finishPptx.js';
import { addChart, addPicture, addTable } from './pptxData.js';
import type { PptxDeck, PptxPictures } from './pptxDeck.types.js';
import { notesOf } from './pptxNotes.js';
import { addText, hex, inches } from './pptxText.js';
import { plainXmlText } from './xmlText.js';

const CONTENT = 'Content';
const COVER = 'Cover';

/** Names of the sections by page; null where they do not follow each other, or not all pages have one. */
const sectionsOf = (deck: PptxDeck): string[] | null => {
  const names = deck.pages.map(({ section }) => plainXmlText(section));
  const runs = names.filter((name, at) => name !== names[at - 1]);
  return names.every((name) => name !== '') && new Set(runs).size === runs.length ? names : null;
};

/** Writes the file in this thread: `writePptx` does it in one of its own. */
export const buildPptx = async (deck: PptxDeck, pictures: PptxPictures): Promise<Uint8Array> => {
  const { design, format } = deck;
  const { width, height } = slideSizes[format];
  const file = new PptxGenJS();
  file.title = plainXmlText(deck.title);
  file.subject = '';
  file.author = '';
  file.company = '';
  file.defineLayout({ name: format, width: inches(width), height: inches(height) });
  file.layout = format;
  file.theme = { headFontFace: design.fonts.latin, bodyFontFace: design.fonts.latin };
  file.defineSlideMaster({ title: CONTENT, background: { color: hex(design.ground) } });
  file.defineSlideMaster({ title: COVER, background: { color: hex(design.cover) } });
  const sections = sectionsOf(deck);
  for (const name of new Set(sections)) file.addSection({ title: name });
  const notes = deck.pages.map((page) => notesOf(page, deck.language));
  for (const [at, page] of deck.pages.entries()) {
    const measured = layoutSlide(page, { design, format, number: at + 1, total: deck.pages.length });
    const masterName = measured.background === design.cover && measured.background !== design.ground ? COVER : CONTENT;
    const sectionTitle = sections?.[at];
    const slide = file.addSlide({ masterName, ...(sectionTitle === undefined ? {} : { sectionTitle }) });
    for (const item of measured.items) {
      if (item.kind === 'text') addText(slide, item);
      else if (item.kind === 'table') addTable(slide, item, design.text);
      else if (item.kind === 'chart') addChart(slide, item, deck.language);
      else if (item.kind === 'picture') addPicture(slide, item, pictures.get(item.fileId), design.muted);
      else {
        slide.addShape('rect', {
          x: inches(item.x),
          y: inches(item.y),
          w: inches(item.width),
          h: inches(item.height),
          fill: { color: hex(item.fill) },
          objectName: 'Shape',
        });
      }
    }
    slide.addNotes((notes[at] ?? []).join('\n'));
  }
  const written = await file.write({ outputType: 'uint8array', compression: false });
  if (!(written instanceof Uint8Array)) throw new TypeError('The library wrote something else than bytes');
  return finishPptx(written, design, notes);
};
