import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/{ui,console}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The worker behind which pages find their fake server.
  staticDirs: ['../packages/api/node_modules/msw/lib'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: ['console-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom', 'antd', 'styled-components'],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { moduleLevelDirective: false } },
    },
  }),
};

export default config;
