import { ApiError, useClient } from '@console/api';
import { readUser, routes } from '@console/api/contract';
import { useLogin, useReadAppConfig } from '@console/api/hooks/account';
import { SignIn } from '@console/ui/sign-in';
import { lazy, Suspense, useState } from 'react';
import { setPreferences, usePreferences } from '../../app/preferences.js';
import { usePageTitle } from '../../app/usePageTitle.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useAddress } from '../../navigation/useAddress.js';
import { firstPermitted, leavesOf, safeRedirect } from '../../session/redirect.js';
import { beginSession, endSession, farewell } from '../../session/session.js';

// Messages load only with the case that needs them.
const NoMenusNotice = lazy(() => import('./NoMenusNotice.js'));

export default function SignInPage() {
  const text = useDictionary();
  const { theme, language } = usePreferences();
  const client = useClient();
  const config = useReadAppConfig({});
  const login = useLogin();
  const [query] = useQueryState();
  const { replace } = useAddress();
  const [problem, setProblem] = useState<ApiError>();
  const [notice, setNotice] = useState(farewell().notice);
  const [withoutMenus, setWithoutMenus] = useState(farewell().withoutMenus ?? false);
  usePageTitle(text.account.signIn, config.data?.productTitle);

  const onSubmit = async (credentials: { username: string; password: string }) => {
    setProblem(undefined);
    setNotice(undefined);
    setWithoutMenus(false);
    try {
      const { token } = await login.run(credentials, { quiet: true });
      beginSession(token);
      const user = await client.call(readUser, { needRole: true, needMenu: true }, { quiet: true });
      if (leavesOf(user.menus).length === 0) {
        endSession();
        setWithoutMenus(true);
        return;
      }
      replace(safeRedirect(query('redirect') ?? null) ?? firstPermitted(user.menus) ?? routes.notFound.path);
    } catch (error) {
      if (error instanceof ApiError) setProblem(error);
      else throw error;
    }
  };

  return (
    <>
      <SignIn
        productTitle={config.data?.productTitle ?? text.productTitle}
        onSubmit={onSubmit}
        {...(problem && { problem })}
        notice={notice}
        theme={theme}
        onTheme={({ theme: next }) => setPreferences({ theme: next })}
        language={language}
        onLanguage={({ language: next }) => setPreferences({ language: next })}
      />
      <Suspense>{withoutMenus && <NoMenusNotice />}</Suspense>
    </>
  );
}
