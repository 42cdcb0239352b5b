import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    // Fonts that are written into a style sheet would need a wider security policy.
    assetsInlineLimit: 0,
  },
});
