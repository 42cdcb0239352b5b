/** What a bundler makes of the entries of the built packages: how much each loads, and how much it may load later. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { entriesOf, root } from './entries.mjs';

const REACT = /^react(-dom)?($|\/)/;
const PROVIDER = '@console/ui/provider';

const kilobytes = (chunks) => gzipSync(chunks.map(({ code }) => code).join('\n'), { level: 9 }).length / 1000;

/** One build with every entry, so that what several share is there once; React is the host's. */
const chunksOf = async (entries) => {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(entries.map(({ name, module }) => [name.replaceAll(/\W+/g, '-'), module])),
        external: REACT,
        preserveEntrySignatures: 'strict',
        checks: { moduleLevelDirective: false },
      },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
};

/** Entries with kilobytes, minified and gzipped: `whole` at once, `beside` the provider, `later` when it is needed. */
export const bundles = async () => {
  const entries = ['ui', 'api'].flatMap(entriesOf);
  const chunks = await chunksOf(entries);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (names, next, found = new Set()) => {
    for (const chunk of names.map((name) => byName.get(name)).filter((one) => one !== undefined && !found.has(one))) {
      found.add(chunk);
      closure(next(chunk), next, found);
    }
    return found;
  };
  const atOnce = ({ imports }) => imports;
  const ever = ({ imports, dynamicImports }) => [...imports, ...dynamicImports];
  const entryChunk = ({ module }) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId !== null && path.resolve(facadeModuleId) === module);
  const fileOf = (entry) => {
    const chunk = entryChunk(entry);
    if (chunk === undefined) throw new Error(`${entry.name} is not in the build`);
    return chunk.fileName;
  };
  const provider = closure([fileOf(entries.find(({ name }) => name === PROVIDER))], atOnce);
  return entries.map((entry) => {
    const first = closure([fileOf(entry)], atOnce);
    const all = closure([fileOf(entry)], ever);
    return {
      name: entry.name,
      whole: kilobytes([...first]),
      beside: kilobytes([...first].filter((chunk) => !provider.has(chunk))),
      later: kilobytes([...all].filter((chunk) => !first.has(chunk))),
    };
  });
};
