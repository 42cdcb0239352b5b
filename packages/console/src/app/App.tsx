import { ApiProvider } from '@console/api';
import { ConsoleTheme } from '@console/ui/provider';
import { HashRouter } from 'react-router-dom';
import { size } from '../state/appState.js';
import { client } from './client.js';
import { DocumentTheme } from './DocumentTheme.js';
import { nonce } from './nonce.js';
import { usePreferences } from '../state/preferences.js';
import { RouteBoundary } from './PageFailure.js';
import { Root } from './Root.js';
import { useStore } from '../state/store.js';

export const App = () => {
  const { theme, language } = usePreferences();
  const height = useStore(size);
  return (
    <ConsoleTheme theme={theme} language={language} size={height} {...(nonce && { nonce })}>
      <DocumentTheme />
      <ApiProvider client={client} identity="nobody">
        <HashRouter>
          <RouteBoundary>
            <Root />
          </RouteBoundary>
        </HashRouter>
      </ApiProvider>
    </ConsoleTheme>
  );
};
