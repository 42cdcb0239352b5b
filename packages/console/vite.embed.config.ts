import { defaultClientConditions, defineConfig } from 'vite';

/** The script that other sites load to show the chat: one small file, beside the console that was built before. */
export default defineConfig({
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
