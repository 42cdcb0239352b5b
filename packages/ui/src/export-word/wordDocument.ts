import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { blocksOf, PAGE } from './blocks.js';
import { linesOf, type Whole } from './inline.js';
import { numbering, styles } from './look.js';
import type { ReadText } from './readText.js';
import type { WordPicture } from './wordTypes.js';

export interface WordParts {
  readonly text: ReadText;
  readonly title?: string | undefined;
  readonly pictures: ReadonlyMap<string, WordPicture>;
  /** 0 to 1, of what is made into paragraphs. */
  readonly onProgress: (share: number) => void;
}

/** Blocks made between two reports. */
const STRIDE = 50;

/** The bytes of a Word document. */
export const wordDocument = ({ text, title, pictures, onProgress }: WordParts): Promise<ArrayBuffer> => {
  const starts = new Set<number>();
  let lists = 0;
  const whole: Whole = { text, pictures, starts, nextList: () => (lists += 1) };
  const head = title === undefined ? [] : [new Paragraph({ heading: HeadingLevel.TITLE, children: linesOf(title) })];
  const body = text.blocks.flatMap((block, at) => {
    if (at % STRIDE === 0) onProgress(at / text.blocks.length);
    return blocksOf([block], whole, PAGE);
  });
  const notes = text.noted.map((name, at) => {
    const drawn = blocksOf(text.notes.get(name)?.children ?? [], whole, { ...PAGE, inNote: true });
    return [at + 1, { children: drawn.filter((one) => one instanceof Paragraph) }] as const;
  });
  return Packer.toArrayBuffer(
    new Document({
      ...(title !== undefined && { title }),
      creator: '',
      styles,
      numbering: numbering(starts),
      footnotes: Object.fromEntries(notes),
      sections: [{ children: [...head, ...body] }],
    }),
  );
};
