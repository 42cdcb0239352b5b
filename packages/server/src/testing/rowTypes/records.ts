import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Recorded } from './recordRows.js';
import { mergeShapes, type Shape } from './shape.js';

/** All that was seen at one place, by all tests. */
export interface Seen {
  readonly texts: ReadonlySet<string>;
  readonly columns: Readonly<Record<string, Shape>>;
}

/** Reads what the processes of a run have written down, by place. */
export const readRecords = async (folder: string): Promise<Map<string, Seen>> => {
  const all = new Map<string, { texts: Set<string>; columns: Record<string, Shape> }>();
  for (const file of await readdir(folder)) {
    const records: Recorded[] = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    for (const { site, texts, columns } of records) {
      const known = all.get(site) ?? { texts: new Set<string>(), columns: {} };
      all.set(site, known);
      for (const text of texts) known.texts.add(text);
      for (const [name, shape] of Object.entries(columns)) {
        const before = known.columns[name];
        known.columns[name] = before === undefined ? shape : mergeShapes(before, shape);
      }
    }
  }
  return all;
};
