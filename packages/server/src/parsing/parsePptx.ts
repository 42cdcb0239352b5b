import type { FilePlace } from '@console/base';
import { type Archive, ArchiveTooLarge, BadArchive, openArchive } from '../files/archive.js';
import { readXml } from '../files/readXml.js';
import { relationsOf } from '../files/relations.js';
import { normaliseText } from './characters.js';
import { type Block, ParseError } from './types.js';

const MAX_ENTRIES = 10_000;
const MAX_UNPACKED = 400 * 1024 * 1024;
const MAX_SLIDES = 2000;

const clean = (text: string): string =>
  normaliseText(text)
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** Names of the parts of slides, in the order in which they are shown. Hidden ones are left out. */
const slidesOf = async (archive: Archive): Promise<string[]> => {
  const part = 'ppt/presentation.xml';
  const xml = archive.open(part);
  if (xml === null) throw new ParseError('corrupt');
  const ids: string[] = [];
  await readXml(xml, {
    open: ({ name, attribute }) => {
      // `id` without the prefix is the slide's own number.
      if (name === 'sldId') ids.push(attribute('r:id') ?? '');
    },
  });
  const relations = await relationsOf(archive, part);
  return ids.flatMap((id) => {
    const relation = relations.get(id);
    return relation?.type === 'slide' ? [relation.target] : [];
  });
};

interface Slide {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Shapes that say the same on every slide. */
const furniture = /^(?:sldNum|dt|ftr|hdr)$/;

const readSlide = async (xml: AsyncIterable<Uint8Array>): Promise<Slide> => {
  const blocks: Block[] = [];
  let title = '';
  let kind = '';
  let text = '';
  let inText = false;
  let row: string[] | null = null;
  let paragraphs: string[] = [];
  const take = (): string[] => {
    const taken = paragraphs.map(clean).filter((one) => one !== '');
    paragraphs = [];
    return taken;
  };
  await readXml(xml, {
    open: ({ name, attribute }) => {
      if (name === 'sp') kind = '';
      else if (name === 'ph') kind = attribute('type') ?? '';
      else if (name === 'tr') row = [];
      else if (name === 't') inText = true;
      else if (name === 'br') text += '\n';
    },
    text: (part) => {
      if (inText) text += part;
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'p') {
        paragraphs.push(text);
        text = '';
      } else if (name === 'tc') row?.push(take().join(' '));
      else if (name === 'tr') {
        const cells = (row ?? []).join(' | ');
        if (cells.replaceAll(/[ |]/g, '') !== '') blocks.push({ kind: 'row', level: 0, text: cells, pieces: [] });
        row = null;
      } else if (name === 'sp') {
        const lines = take();
        if (/^(?:ctrT|t)itle$/.test(kind) && title === '') title = lines.join(' ');
        else if (!furniture.test(kind)) {
          for (const line of lines) blocks.push({ kind: 'text', level: 0, text: line, pieces: [] });
        }
      }
    },
  });
  return { title, blocks };
};

const readSlides = async (archive: Archive): Promise<Block[]> => {
  const names = await slidesOf(archive);
  if (names.length > MAX_SLIDES) throw new ParseError('too_many_pages');
  const blocks: Block[] = [];
  for (const [at, name] of names.entries()) {
    const xml = archive.open(name);
    if (xml === null) throw new ParseError('corrupt');
    const slide = await readSlide(xml);
    const notesPart = [...(await relationsOf(archive, name)).values()].find(
      ({ type }) => type === 'notesSlide',
    )?.target;
    const notes = notesPart === undefined ? null : archive.open(notesPart);
    const spoken = notes === null ? [] : (await readSlide(notes)).blocks;
    if (slide.title === '' && slide.blocks.length + spoken.length === 0) continue;
    const heading: Block = { kind: 'heading', level: 1, text: clean(`第 ${at + 1} 页 ${slide.title}`), pieces: [] };
    const place: FilePlace = { kind: 'slide', from: at + 1, to: at + 1 };
    blocks.push(...[heading, ...slide.blocks, ...spoken].map((block) => ({ ...block, place })));
  }
  return blocks;
};

/** Reads a presentation: each slide under its number and title, with its tables and what its speaker notes. */
export const parsePptx = async (data: Uint8Array): Promise<Block[]> => {
  let archive: Archive | undefined;
  try {
    archive = await openArchive({ data }, { entries: MAX_ENTRIES, unpacked: MAX_UNPACKED });
    const blocks = await readSlides(archive);
    if (blocks.length === 0) throw new ParseError('no_text');
    return blocks;
  } catch (error) {
    if (error instanceof ParseError) throw error;
    if (error instanceof ArchiveTooLarge) throw new ParseError('too_large', error);
    throw new ParseError('corrupt', error instanceof BadArchive ? error.cause : error);
  } finally {
    archive?.close();
  }
};
