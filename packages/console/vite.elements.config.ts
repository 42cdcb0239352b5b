import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import pages, { leaveOut, unused } from './vite.config.js';

const uiFolder = new URL('../ui/package.json', import.meta.url);
const FORMULAS = 'katex/dist/katex.min.css';
const VIRTUAL = '\0shadow-styles';

/**
 * Styles that libraries bring as files would come into the head of the page around. Those of formulas go to the shadow
 * roots instead, without their fonts, which browsers ignore there; no other such file is used by an element.
 */
const shadowStyles = (): Plugin => ({
  name: 'shadow-styles',
  enforce: 'pre',
  resolveId: (id) => (id === FORMULAS ? VIRTUAL : null),
  load: async (id) => {
    if (id !== VIRTUAL) return null;
    const css = await readFile(createRequire(uiFolder).resolve(FORMULAS), 'utf8');
    const text = JSON.stringify(css.replaceAll(/@font-face\{[^}]*\}/g, ''));
    return `import { styleElements } from '@console/ui/embed'; styleElements(${text});`;
  },
});

/** What a chat needs once there is an answer: from which import it comes, and what loads it then. */
const later: readonly { importer: RegExp; source: string; file: string }[] = [
  { importer: /\/chat\/Answer\.tsx$/, source: '../markdown/index.js', file: 'LazyAnswer.tsx' },
  { importer: /\/chat\/EvidenceBody\.tsx$/, source: '../page-preview/index.js', file: 'LazyPreview.tsx' },
  { importer: /\/chat\/(CitedWords|Welcome)\.tsx$/, source: '../markdown/StaticMarkdown.js', file: 'LazyStatic.tsx' },
];

/** Keeps out of the first load what nobody sees before the first question. Fails where it is not imported any more. */
const loadLater = (): Plugin => {
  const found = new Set<string>();
  return {
    name: 'load-later',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const part = later.find((one) => one.source === source && one.importer.test(importer));
      if (part === undefined) return null;
      found.add(part.file);
      return new URL(`src/embed/elements/${part.file}`, import.meta.url).pathname;
    },
    buildEnd(error) {
      const missing = later.filter(({ file }) => !found.has(file)).map(({ source }) => source);
      if (error === undefined && missing.length > 0)
        this.error(`Nothing to load later any more: ${missing.join(', ')}`);
    },
  };
};

/** Moves style elements that a page brought from its server into its head, as soon as it is loaded: that page is not ours. */
const adopting = {
  file: /\/cssinjs\/es\/StyleContext\.js$/,
  edit: (code: string) =>
    code.replace("if (typeof document !== 'undefined' && document.head && document.body)", 'if (false)'),
};

/** Styles written as markup, which a page that requires trusted types refuses; as text they are the same. */
const styleTexts = [
  /\/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/,
  /\/@ant-design\/icons\/es\/cssUtils\.js$/,
  /\/react-draggable\/build\/cjs\/.+$/,
].map((file) => ({ file, edit: (code: string) => code.replaceAll(/\.innerHTML (?=\+?=)/g, '.textContent ') }));

// The router is not in it.
const parts = [...unused.filter(({ file }) => !file.source.includes('react-router')), adopting, ...styleTexts];

/** Names of characters read off a list, where for browsers they are read by writing markup. */
const withoutMarkup = (): Plugin => ({
  name: 'without-markup',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'decode-named-character-reference') return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found === null ? null : { ...found, id: found.id.replace(/index\.dom\.js$/, 'index.js') };
  },
});

/** The custom elements, for pages of other origins: one module, and what it loads when it is asked for. */
export default defineConfig({
  ...pages,
  plugins: [react(), shadowStyles(), loadLater(), withoutMarkup(), leaveOut(parts)],
  publicDir: false,
  // Beside the script, wherever that is.
  base: './',
  build: {
    target: 'es2022',
    outDir: 'dist/embed',
    manifest: true,
    assetsInlineLimit: 0,
    // Preloads would be links in the head of the page around.
    modulePreload: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: 'src/embed/elements/main.ts',
      checks: { moduleLevelDirective: false },
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(@rc-component|@ant-design)\/.*\.js$/, sideEffects: false }],
      },
      output: { entryFileNames: 'elements.js', codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
});
