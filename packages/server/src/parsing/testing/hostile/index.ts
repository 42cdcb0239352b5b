import { books } from './books.js';
import { damaged } from './damaged.js';
import type { HostileFile } from './hostileFile.js';
import { packs } from './packs.js';
import { pdfs } from './pdfs.js';
import { tables } from './tables.js';
import { pages, texts } from './texts.js';

/** Some 180 files, each as hostile in one way as it can be. */
export const hostileFiles: readonly HostileFile[] = [
  ...texts,
  ...pages,
  ...tables,
  ...packs,
  ...pdfs,
  ...books,
  ...damaged,
];
