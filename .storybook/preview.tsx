import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { ConsoleProvider } from '../packages/ui/src/provider/index.js';
import { darkTokens, lightTokens, tokens } from '../packages/ui/src/theme/index.js';
import { lazy, Suspense, useLayoutEffect } from 'react';
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

const WidgetPage = lazy(() => import('./guide/WidgetPage.js'));

/** The page of documents of each widget and screen, which only its readers load. */
const DocumentsPage = () => (
  <Suspense>
    <WidgetPage />
  </Suspense>
);

const themeOf = (value: unknown): 'light' | 'dark' => (value === 'dark' ? 'dark' : 'light');

const sizeOf = (value: unknown): 'small' | 'medium' | 'large' =>
  value === 'small' || value === 'large' ? value : 'medium';

const withProvider: Decorator = (Story, { globals, parameters }) => (
  <ConsoleProvider
    theme={themeOf(globals['theme'])}
    language={globals['language'] === 'en-US' ? 'en-US' : 'zh-CN'}
    size={sizeOf(globals['density'])}
  >
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

/**
 * Pages find every call answered; `parameters.fakes` says what otherwise, and the toolbar whether late or not at all.
 * Widgets call nothing and start nothing.
 */
const withFakes: Loader = async ({ parameters, globals }) => {
  if (parameters['fakes'] === undefined) return {};
  const { serveFakes } = await import('../packages/console/src/testing/fakeServer.js');
  const { troubleOf } = await import('../packages/console/src/testing/troubles.js');
  await serveFakes(parameters['fakes'], troubleOf(globals['latency'], globals['failure']));
  return {};
};

interface Choice {
  value: string;
  title: string;
}

/** One menu of the toolbar. */
const choice = (title: string, icon: string, items: Choice[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withProvider],
  loaders: [withFakes],
  globalTypes: {
    theme: choice('Theme', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    language: choice('Language', 'globe', [
      { value: 'zh-CN', title: '简体中文' },
      { value: 'en-US', title: 'English' },
    ]),
    density: choice('Density', 'component', [
      { value: 'small', title: 'Small' },
      { value: 'medium', title: 'Medium' },
      { value: 'large', title: 'Large' },
    ]),
    role: choice('Role', 'user', [
      { value: 'admin', title: 'Administrator' },
      { value: 'referees', title: 'Referees: chat and knowledge' },
      { value: 'asker', title: 'Asker: association data alone' },
      { value: 'guest', title: 'Granted nothing' },
    ]),
    latency: choice('Latency', 'timer', [
      { value: '0', title: 'Answers at once' },
      { value: '2000', title: 'Answers after 2 s' },
      { value: '10000', title: 'Answers after 10 s' },
    ]),
    failure: choice('Failure', 'alert', [
      { value: 'none', title: 'Nothing fails' },
      { value: '401', title: '401: not signed in' },
      { value: '403', title: '403: session over' },
      { value: '4030', title: '4030: not permitted' },
      { value: '9999', title: '9999: timed out' },
      { value: '502', title: '502: busy' },
      { value: '1000', title: '1000–1999: invalid data' },
      { value: '2000', title: '2000–2999: missing' },
      { value: '3000', title: '3000–3999: out of order' },
      { value: 'streamCut', title: 'Stream cut' },
    ]),
  },
  initialGlobals: {
    theme: 'light',
    language: 'zh-CN',
    density: 'medium',
    role: 'admin',
    latency: '0',
    failure: 'none',
    viewport: { value: 'desk' },
  },
  parameters: {
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Start here', 'Foundations', 'Chat', 'Documents', 'Lists', 'Forms', 'Shell', 'States', 'Screens'],
      },
    },
    layout: 'fullscreen',
    docs: { page: DocumentsPage },
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
        whole: { name: 'Whole room', styles: { width: '100%', height: '100%' } },
        laptop: { name: 'Laptop', styles: { width: '1200px', height: '800px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      },
    },
  },
};

export default preview;
