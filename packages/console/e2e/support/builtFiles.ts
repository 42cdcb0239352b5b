import { readFileSync } from 'node:fs';
import path from 'node:path';

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../dist/.vite/manifest.json'), 'utf8'),
);

/** The file of the built console that a source became, without a slash before it. Throws for one that has none of its own. */
export const builtFile = (source: string): string => {
  const entry = manifest[source];
  if (entry === undefined) throw new Error(`${source} has no file of its own in the build`);
  return entry.file;
};

/** What a file of the built console was made from, for people to read. */
export const sourceOf = (file: string): string =>
  Object.entries(manifest).find(([, entry]) => file.endsWith(entry.file))?.[0] ?? file;
