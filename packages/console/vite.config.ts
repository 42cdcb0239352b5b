import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:3000';
const proxied = Object.fromEntries(['/aiapi', '/rag', '/aiTool'].map((base) => [base, { target: backend }]));

export default defineConfig({
  plugins: [react()],
  resolve: {
    conditions: ['console-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'antd', 'styled-components'],
  },
  server: { port: 5173, proxy: proxied },
  build: {
    target: 'es2022',
    manifest: true,
    // Inlined files would need a wider security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      // What every page begins with is one file: dozens of small ones would weigh a twentieth more.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
});
