import { ApiProvider } from '@console/api';
import { ConsoleTheme } from '@console/ui/provider';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { size } from '../state/appState.js';
import { client } from './client.js';
import { nonce } from './nonce.js';
import { usePreferences } from '../state/preferences.js';
import { router } from './router.js';
import { useStore } from '../state/store.js';

export const App = () => {
  const { theme, language } = usePreferences();
  const height = useStore(size);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ConsoleTheme theme={theme} language={language} size={height} {...(nonce && { nonce })}>
      <ApiProvider client={client} identity="nobody">
        <RouterProvider router={router} />
      </ApiProvider>
    </ConsoleTheme>
  );
};
