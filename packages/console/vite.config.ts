import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { pageImports } from './vite.pageImports.js';

const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:3000';
const proxied = Object.fromEntries(['/aiapi', '/rag', '/aiTool'].map((base) => [base, { target: backend }]));

/** What libraries load with every page and this console never runs, and what stands in its place in the build. */
export const unused: readonly { file: RegExp; edit: (code: string) => string }[] = [
  // Calls go over XMLHttpRequest, which alone tells how much of an upload has been sent.
  {
    file: /\/axios\/lib\/adapters\/fetch\.js$/,
    edit: () => 'export const getFetch = () => false; export default false;',
  },
  // Forms are sent as FormData, and nothing is asked of what axios has beside the client.
  {
    file: /\/axios\/lib\/helpers\/(toFormData|formDataToJSON|HttpStatusCode)\.js$/,
    edit: () => 'export default undefined;',
  },
  { file: /\/axios\/lib\/cancel\/CancelToken\.js$/, edit: () => 'export default undefined;' },
  // One bubble for all tooltips, which needs `ConfigProvider tooltip={{ unique: true }}`.
  { file: /\/antd\/es\/tooltip\/UniqueProvider\/index\.js$/, edit: () => 'export default undefined;' },
  // Styles for older browsers than those that the build is made for.
  { file: /\/stylis\/src\/Prefixer\.js$/, edit: () => 'export const prefix = (value) => value;' },
  // Colours are written as numbers.
  { file: /\/@ant-design\/fast-color\/es\/presetColors\.js$/, edit: () => 'export default {};' },
  // Links and forms of the router, which no minifier drops: their names are written into them. And its warnings.
  {
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    edit: (code) =>
      code
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
        .replaceAll(/^(Link|NavLink|Form)\.displayName = .*$/gm, '')
        .replaceAll(/= React10\.forwardRef\(/g, '= /* @__PURE__ */ React10.forwardRef('),
  },
];

/** Builds without what is unused. Fails where nothing of it is found any more, so that it doesn't come back unseen. */
export const leaveOut = (parts = unused): Plugin => {
  const left = new Set<RegExp>();
  return {
    name: 'leave-out',
    apply: 'build',
    transform(code, id) {
      const found = parts.find(({ file }) => file.test(id));
      const edited = found?.edit(code) ?? code;
      if (found === undefined || edited === code) return null;
      left.add(found.file);
      return { code: edited, map: null };
    },
    buildEnd(error) {
      const missing = parts.filter(({ file }) => !left.has(file)).map(({ file }) => file.source);
      if (error === undefined && missing.length > 0) this.error(`Nothing to leave out any more: ${missing.join(', ')}`);
    },
  };
};

const pages = pageImports();

export default defineConfig({
  plugins: [react(), leaveOut(), pages.plugin],
  resolve: {
    // antd's words in two languages come as CommonJS under the shorter name, beside the same words as modules.
    alias: [{ find: /^antd\/locale\//, replacement: 'antd/es/locale/' }],
    conditions: ['console-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'antd', 'styled-components'],
  },
  server: { port: 5173, proxy: proxied },
  build: {
    target: 'es2022',
    manifest: true,
    // Inlined files would need a wider security policy.
    assetsInlineLimit: 0,
    // Whoever asks for a part has what the document begins with.
    modulePreload: { resolveDependencies: pages.preloads },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      // They do nothing when they are loaded, though they don't say so.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(@rc-component|@ant-design)\/.*\.js$/, sideEffects: false }],
      },
      // What every page begins with is one file: dozens of small ones would weigh a twentieth more.
      // The first file names all the others: by their hashes alone it weighs 5 kB less. The manifest tells what is what.
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        hashCharacters: 'base36',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'] },
            // What a chart draws with and what it loads later share these: as files of their own they would weigh a third more.
            {
              name: 'chart',
              test: /chart-card\/(?:scale|inWords|locale|geometry|chartTable|colours|Chart(?:Plot|Card)\.styles|ChartPlot|LineDrawing(?:\.styles)?|LineMarks|ChartBones)\.tsx?$/,
            },
            // Those of the shell, which are there for everybody who has signed in.
            {
              name: 'shellIcons',
              test: /\/(?:icons|asn)\/(?:Bell|CheckCircle|Close|Form|Home|Menu|MenuFold|MenuUnfold|Reload|Search|Setting)Outlined\.js$/,
            },
            // The tools of a chart, which stand together wherever they stand.
            { name: 'chartIcons', test: /\/(?:icons|asn)\/(?:FileExcel|FileImage|Table)Outlined\.js$/ },
          ],
        },
      },
    },
  },
});
