import { ApiError } from '@console/api';
import { useLogin, useReadAppConfig } from '@console/api/hooks/account';
import type { Problem } from '@console/base';
import { ChunkLoadError, lazyPart } from '@console/ui/on-demand';
import { SignIn } from '@console/ui/sign-in';
import { useState } from 'react';
import { setPreferences, usePreferences } from '../../state/preferences.js';
import { useEnvironment } from '../../shell/useEnvironment.js';
import { usePageTitle } from '../../shell/usePageTitle.js';
import { useCoreWords } from '../../locale/coreWords.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { beginSession, farewell } from '../../session/session.js';
import { storedToken } from '../../session/token.js';
import { useEntrance } from './useEntrance.js';

// Messages load only with the case that needs them.
const NoMenusNotice = lazyPart(() => import('./NoMenusNotice.js'));

export default function SignInPage() {
  const text = useCoreWords();
  const { theme, language } = usePreferences();
  const config = useReadAppConfig({});
  const login = useLogin();
  const environment = useEnvironment();
  const [query] = useQueryState();
  const entrance = useEntrance();
  const [problem, setProblem] = useState<Problem>();
  const [notice, setNotice] = useState(farewell().notice);
  const [withoutMenus, setWithoutMenus] = useState(farewell().withoutMenus ?? false);
  usePageTitle(text.account.signIn, config.data?.productTitle);

  const onSubmit = async (credentials: { username: string; password: string }) => {
    setProblem(undefined);
    setNotice(undefined);
    setWithoutMenus(false);
    entrance.prepare();
    try {
      const { token } = await login.run(credentials, { quiet: true });
      beginSession(token);
      if (storedToken() !== token) setProblem({ code: 'no_cookies', message: text.account.noCookies });
      else setWithoutMenus(!(await entrance.enter(query('redirect'))));
    } catch (error) {
      if (error instanceof ApiError) setProblem(error);
      else if (error instanceof ChunkLoadError) setProblem({ code: 'part_missing', message: text.account.partMissing });
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
        {...(environment !== undefined && { environment })}
        theme={theme}
        onThemeChange={(next) => setPreferences({ theme: next })}
        language={language}
        onLanguageChange={(next) => setPreferences({ language: next })}
      />
      {withoutMenus && <NoMenusNotice onMissing={() => setNotice(text.account.needRole)} />}
    </>
  );
}
