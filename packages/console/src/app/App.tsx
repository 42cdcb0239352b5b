import { ClientContext } from '@console/api';
import { ConsoleTheme } from '@console/ui/provider';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { client } from './client.js';
import { nonce } from './nonce.js';
import { usePreferences } from './preferences.js';
import { router } from './router.js';

export const App = () => {
  const { theme, language } = usePreferences();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ConsoleTheme theme={theme} language={language} {...(nonce && { nonce })}>
      <ClientContext value={client}>
        <RouterProvider router={router} />
      </ClientContext>
    </ConsoleTheme>
  );
};
