import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** Every byte is loaded with every page of those sites: its styles without what only their readers need. */
const smallStyles = (): Plugin => ({
  name: 'small-styles',
  transform: (code, id) =>
    id.endsWith('/host/styles.ts') ? code.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};,]) ?/g, '$1') : null,
});

/** The script that other sites load to show the chat: one small file, beside the console that was built before. */
export default defineConfig({
  plugins: [smallStyles()],
  resolve: { conditions: ['console-source', ...defaultClientConditions] },
  publicDir: false,
  build: {
    target: 'es2020',
    outDir: 'dist/embed',
    // The elements stand there too, and were built before.
    emptyOutDir: false,
    lib: { entry: 'src/embed/host/main.ts', name: 'ConsoleEmbedScript', formats: ['iife'], fileName: () => 'v1.js' },
  },
});
