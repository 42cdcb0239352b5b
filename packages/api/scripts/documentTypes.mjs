import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What is shown of a call where it is pointed at: what it does, where it goes, who may, and how it may fail. */
export const docOf = (summary, { method, path: address, needs, fails = {} }) => {
  const may = needs === 'public' ? 'anyone' : needs === 'signedIn' ? 'anyone signed in' : `who has \`${needs}\``;
  const reasons = Object.entries(fails).map(([reason, status]) => `\`${reason}\` (${status})`);
  return [
    '/**',
    ...(summary === '' ? [] : [` * ${summary}`, ' *']),
    ` * \`${method} ${address}\`, for ${may}.${reasons.length === 0 ? '' : ` Fails with ${reasons.join(', ')}.`}`,
    ' */',
  ].join('\n');
};

const callOf = (name) => name.replace(/^use(?:Infinite)?([A-Z])/, (_whole, first) => first.toLowerCase());

/** A module's types, with the docs of each call above the call itself and above the hook that is made of it. */
export const documented = (text, docs) =>
  text.replaceAll(
    /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(export declare const (\w+):)/g,
    (whole, before = '', declared, name) => {
      const own = docs.get(name);
      if (own !== undefined) return `${own}\n${declared}`;
      const made = name.startsWith('use') ? docs.get(callOf(name)) : undefined;
      return made === undefined || before !== '' ? whole : `${made}\n${declared}`;
    },
  );

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Writes the docs of all calls into the types that were built. */
export const documentTypes = async () => {
  const { allEndpoints } = await import(pathToFileURL(path.join(dist, 'contract/all.js')).href);
  const { summaries } = await import(pathToFileURL(path.join(dist, 'openapi/summaries.gen.js')).href);
  const docs = new Map(allEndpoints.map(({ name, entry }) => [name, docOf(summaries[name] ?? '', entry)]));
  const folders = ['contract', 'hooks'].map((folder) => path.join(dist, folder));
  const found = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })));
  const files = found.flatMap((names, index) =>
    names.filter((name) => name.endsWith('.d.ts')).map((name) => path.join(folders[index], name)),
  );
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const next = documented(text, docs);
      if (next !== text) await writeFile(file, next);
    }),
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await documentTypes();
