import type { Plugin, Rolldown } from 'vite';

/** Where pages are named. */
const NAMES_PAGES = /\/areas\/(?:\w+\/)*routes\.ts$/;

/** What people begin with comes with all of its files at once. */
const BEGINS_WITH = /\/home\/OverviewPage\.tsx$/;

type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

/** The files that a chunk needs, each after what it needs itself: the order in which they run anyway. */
const neededBy = (chunks: Chunks, file: string): readonly string[] => {
  const seen = new Set([file]);
  const inOrder: string[] = [];
  const visit = (one: string): void => {
    for (const next of chunks[one]?.imports ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next);
      inOrder.push(next);
    }
  };
  visit(file);
  return inOrder;
};

/**
 * Has each page name all files that it needs, which then come side by side as soon as its own has come. Vite would have them
 * named where the pages are: in lists that everybody loads at first, and that grow with every page.
 */
export const pageImports = () => {
  const pages = new Set<string>();
  const plugin: Plugin = {
    name: 'page-imports',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const all = Object.values(bundle).filter((one) => one.type === 'chunk');
        const chunks: Chunks = Object.fromEntries(all.map((one) => [one.fileName, one]));
        const naming = all.filter(({ moduleIds }) => moduleIds.some((id) => NAMES_PAGES.test(id)));
        const there = new Set(naming.flatMap(({ fileName }) => [fileName, ...neededBy(chunks, fileName)]));
        for (const file of new Set(naming.flatMap(({ dynamicImports }) => dynamicImports))) {
          const page = chunks[file];
          if (page === undefined || BEGINS_WITH.test(page.facadeModuleId ?? '')) continue;
          pages.add(file);
          const named = neededBy(chunks, file).filter((one) => !there.has(one));
          page.code = `${named.map((one) => `import"./${one.split('/').at(-1) ?? ''}";`).join('')}${page.code}`;
        }
        if (pages.size === 0) this.error('Nowhere are pages named any more.');
      },
    },
  };
  return {
    plugin,
    /** What is loaded ahead for a file that is asked for: for `build.modulePreload`. Styles come in no other way. */
    preloads: (file: string, needed: readonly string[]): string[] =>
      needed.filter((one) => (pages.has(file) ? one.endsWith('.css') : !one.includes('/index-'))),
  };
};
