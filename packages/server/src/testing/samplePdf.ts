import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomId } from '@console/base';
import { writeUnembedded } from './samplePdf.byHand.js';
import { type PrintOptions, printRules, sampleStyles } from './samplePdf.print.js';
import { changePages, lock, type PageChange } from './samplePdf.rewrite.js';
import { type Chapter, sampleRules } from './samplePdf.rules.js';

/**
 * - `plain`: six chapters of rules, one column, tables, running heads.
 * - `columns`: the same in two columns.
 * - `rotated`: pages 1 to 3 turned by 90, 180 and 270 degrees, the rest upright.
 * - `cropped`: every page cropped, by different amounts at each side; the running head is cut away.
 * - `mixed`: page 2 turned by 90 degrees, page 3 cropped, page 4 turned and cropped.
 * - `long`: some hundred pages (see `chapters`), of which pages 2 to 4 as in `mixed`.
 * - `unembedded`: the font is not in the file.
 * - `encrypted`: asks for a password to open.
 * - `truncated`: breaks off in the middle; nothing can be read.
 * - `image`: a scan, no text at all.
 */
export type SampleKind =
  | 'plain'
  | 'columns'
  | 'rotated'
  | 'cropped'
  | 'mixed'
  | 'long'
  | 'unembedded'
  | 'encrypted'
  | 'truncated'
  | 'image';

export interface SamplePdf {
  readonly kind: SampleKind;
  /** Where it lies on the disk, for file choosers. */
  readonly path: string;
  readonly data: Uint8Array;
  /** What is written in it. */
  readonly chapters: readonly Chapter[];
}

const mixedChanges: PageChange[] = [
  { page: 2, rotate: 90 },
  { page: 3, crop: { left: 30, right: 20, top: 50, bottom: 45 } },
  { page: 4, rotate: 270, crop: { left: 25, right: 40, top: 45, bottom: 40 } },
];

const printed = async (chapters: readonly Chapter[], options: PrintOptions = {}): Promise<Uint8Array> => {
  const key = createHash('sha256')
    .update(JSON.stringify([2, String(printRules), sampleStyles(options.columns ?? 1).length, chapters, options]))
    .digest('hex');
  const folder = join(tmpdir(), 'console-sample-pdf');
  const path = join(folder, `${key.slice(0, 32)}.pdf`);
  try {
    return await readFile(path);
  } catch {
    const data = await printRules(chapters, options);
    await mkdir(folder, { recursive: true });
    const part = `${path}.${randomId()}`;
    await writeFile(part, data);
    await rename(part, path);
    return data;
  }
};

const make = async (kind: SampleKind, chapters: readonly Chapter[]): Promise<Uint8Array> => {
  switch (kind) {
    case 'plain':
      return printed(chapters);
    case 'columns':
      return printed(chapters, { columns: 2 });
    case 'rotated':
      return changePages(await printed(chapters), [
        { page: 1, rotate: 90 },
        { page: 2, rotate: 180 },
        { page: 3, rotate: 270 },
      ]);
    case 'cropped': {
      const crop = { left: 30, right: 45, top: 50, bottom: 55 };
      return changePages(
        await printed(chapters),
        Array.from({ length: 40 }, (_, index) => ({ page: index + 1, crop: { ...crop, left: 20 + (index % 4) * 10 } })),
      );
    }
    case 'mixed':
    case 'long':
      return changePages(await printed(chapters), mixedChanges);
    case 'unembedded':
      return writeUnembedded(chapters);
    case 'encrypted':
      return lock(await printed(chapters), 'sample');
    case 'truncated':
      return (await printed(chapters)).subarray(0, 2000);
    case 'image':
      return printed(chapters, { asImage: true });
  }
};

/**
 * A real PDF in Chinese (and some English), printed by headless Chromium, kept in the system's folder for temporary files.
 * `chapters` makes it longer, or says what is written: the default is 6, and 600 for `long`, which are about 300 pages.
 */
export const samplePdf = async (
  kind: SampleKind,
  { chapters = kind === 'long' ? 600 : 6 }: { chapters?: number | readonly Chapter[] } = {},
): Promise<SamplePdf> => {
  const written = typeof chapters === 'number' ? sampleRules(chapters) : chapters;
  const data = await make(kind, written);
  const folder = join(tmpdir(), 'console-sample-pdf');
  await mkdir(folder, { recursive: true });
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 12);
  const path = join(folder, `${kind}-${digest}.pdf`);
  await writeFile(path, data);
  return { kind, path, data, chapters: written };
};
