import { defaultClientConditions, defineConfig } from 'vite';

/** The script that other sites load to tell what is done on them: one small file, beside the console that was built before. */
export default defineConfig({
  resolve: { conditions: ['console-source', ...defaultClientConditions] },
  publicDir: false,
  build: {
    target: 'es2020',
    outDir: 'dist/embed',
    // What else other sites load stands there too, and was built before.
    emptyOutDir: false,
    lib: {
      entry: 'src/embed/tracker/main.ts',
      name: 'ConsoleTrackerScript',
      formats: ['iife'],
      fileName: () => 'tracker.js',
    },
  },
});
