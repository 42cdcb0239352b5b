import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { ConsoleProvider } from '../packages/ui/src/provider/index.js';
import { darkTokens, lightTokens, tokens } from '../packages/ui/src/theme/index.js';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import './fonts.css';
import './ownStorage.js';

// Plays wait for conditions: a slow machine costs time and not a failure.
configure({ asyncUtilTimeout: 15_000 });

/** The page itself, which the provider leaves as it is: its ground, and what the browser draws. */
const Ground = ({ theme }: { theme: 'light' | 'dark' }) => {
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = theme;
    document.body.style.background = (theme === 'dark' ? darkTokens : lightTokens).sheet;
  }, [theme]);
  return null;
};

const themeOf = (value: unknown): 'light' | 'dark' => (value === 'dark' ? 'dark' : 'light');

const withProvider: Decorator = (Story, { globals, parameters }) => (
  <ConsoleProvider theme={themeOf(globals['theme'])} language={globals['language'] === 'en-US' ? 'en-US' : 'zh-CN'}>
    <Ground theme={themeOf(globals['theme'])} />
    <div
      style={{
        background: tokens.sheet,
        color: tokens.text,
        padding: parameters['layout'] === 'fullscreen' ? 0 : 24,
        minHeight: parameters['layout'] === 'fullscreen' ? '100vh' : undefined,
        fontSize: 14,
        lineHeight: '22px',
      }}
    >
      <Story />
    </div>
  </ConsoleProvider>
);

/** Pages find every call answered; `parameters.fakes` says what otherwise. Widgets call nothing and start nothing. */
const withFakes: Loader = async ({ parameters }) => {
  if (parameters['fakes'] === undefined) return {};
  const { serveFakes } = await import('../packages/console/src/testing/fakeServer.js');
  await serveFakes(parameters['fakes']);
  return {};
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withProvider],
  loaders: [withFakes],
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'zh-CN', title: '简体中文' },
          { value: 'en-US', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'zh-CN', viewport: { value: 'desk' } },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    // Each story's picture by day and by night, in both languages: no story of its own for either.
    chromatic: {
      modes: {
        day: { theme: 'light', language: 'zh-CN' },
        night: { theme: 'dark', language: 'en-US' },
      },
    },
    viewport: {
      options: {
        desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      },
    },
  },
};

export default preview;
