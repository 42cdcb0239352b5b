import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseBytes } from '../../packages/server/src/parsing/parseBytes.js';
import { openPdf } from '../../packages/server/src/parsing/pdfSource.js';

/** Reads all text of a PDF, in the order that it takes to be right. */
export interface Reader {
  readonly name: string;
  readonly read: (data: Uint8Array) => Promise<string>;
}

const ours: Reader = {
  name: 'ours',
  read: async (data) =>
    (await parseBytes(Uint8Array.from(data), 'pdf')).chunks.map(({ content }) => content).join('\n'),
};

/** The text as the file has it. Its hyphens at the ends of lines are closed here, as both others do by themselves. */
const pdfjs: Reader = {
  name: 'pdf.js',
  read: async (data) => {
    const file = await openPdf(Uint8Array.from(data));
    let text = '';
    for (let number = 1; number <= file.numPages; number += 1) {
      const { items } = await (await file.getPage(number)).getTextContent();
      for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
      text += '\n';
    }
    await file.loadingTask.destroy();
    return text.replace(/[-\u2010\u00ad]\n/g, '');
  },
};

const run = promisify(execFile);

const poppler: Reader = {
  name: 'poppler',
  read: async (data) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'console-bench-parsing-'));
    try {
      const file = path.join(folder, 'a.pdf');
      await writeFile(file, data);
      return (await run('pdftotext', [file, '-'], { maxBuffer: 1 << 28 })).stdout;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

const hasPoppler = (): boolean => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Ours first. Poppler only where it is installed. */
export const readers = (): Reader[] => {
  if (hasPoppler()) return [ours, poppler, pdfjs];
  process.stdout.write('poppler is not installed (apt-get install -y poppler-utils): nothing is held against it\n');
  return [ours, pdfjs];
};
