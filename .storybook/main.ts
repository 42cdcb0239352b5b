import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';
import { framedChat } from './framedChat.js';
import { playsAsWritten } from './playsAsWritten.js';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./guide/*.stories.tsx', '../packages/{ui,console}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    // The worker behind which pages find their fake server.
    '../packages/api/node_modules/msw/lib',
    // What PDF files without embedded fonts are read by.
    { from: '../packages/ui/node_modules/pdfjs-dist/cmaps', to: '/pdfjs/cmaps' },
    { from: '../packages/ui/node_modules/pdfjs-dist/standard_fonts', to: '/pdfjs/standard_fonts' },
    // The chat page that screens frame.
    { from: './framed', to: '/expAI' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [framedChat(), playsAsWritten(), ...(vite.plugins ?? [])],
    resolve: {
      ...vite.resolve,
      conditions: ['console-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom', 'antd', 'styled-components'],
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Searched for dependencies at the start: one found later reloads the page under the stories that run.
      entries: [
        vite.optimizeDeps?.entries ?? [],
        'packages/{ui,console}/src/**/*.tsx',
        '.storybook/guide/*.tsx',
        // No import leads to what runs in a worker.
        'packages/ui/src/**/*.worker.ts',
        '!**/*.test.tsx',
      ].flat(),
      exclude: [...(vite.optimizeDeps?.exclude ?? []), 'pdfjs-dist'],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { moduleLevelDirective: false } },
    },
  }),
};

export default config;
