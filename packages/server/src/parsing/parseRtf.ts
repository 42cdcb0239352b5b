import { textBlocks } from './parseText.js';
import { rtfText } from './rtfText.js';
import { type Block, ParseError } from './types.js';

/** Reads a rich text file, whose headings are known by their numbers. */
export const parseRtf = (data: Uint8Array): Block[] => {
  const lines = rtfText(data)
    .split('\n')
    .map((line) =>
      line
        .replace(/[ \t]+/g, ' ')
        .replace(/(?: \| )+$/, '')
        .trim(),
    )
    .filter((line) => line !== '');
  const blocks = textBlocks(lines.join('\n\n'), false);
  if (blocks.length === 0) throw new ParseError('no_text');
  return blocks;
};
