import { ApiError, createClient } from '@console/api';
import type { User } from '@console/api/contract';
import { EmptyState, EnvironmentStrip } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { preferences } from '../../state/preferences.js';
import { useEnvironment } from '../../shell/useEnvironment.js';
import { usePageTitle } from '../../shell/usePageTitle.js';
import { useCoreWords } from '../../locale/coreWords.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { signInLeadingTo } from '../../session/openPaths.js';
import { safeRedirect } from '../../session/redirect.js';
import { beginSession } from '../../session/session.js';
import { arrivedProviderToken, forgetProviderToken } from '../../session/takeArrivingTokens.js';
import { foreignToken, storedToken } from '../../session/token.js';
import { readUserOf } from './entrance.js';
import { useEntrance } from './useEntrance.js';
import { useAccountWords } from './words.js';

const Window = styled.main`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  background: ${tokens.sheet};
  color: ${tokens.text};
`;

type Stage = { name: 'working' | 'nothing' } | { name: 'refused'; message: string } | { name: 'asking'; user: User };

/**
 * Lets in whoever comes with a token of another platform or of an identity provider, and leads on inside this app. A
 * provider's token is tried before it takes the place of a session, and then only if the reader agrees.
 */
export default function AuthRedirectPage() {
  const { session } = useAccountWords();
  const { account, menuName } = useCoreWords();
  const environment = useEnvironment();
  const { replace } = useAddress();
  const [query] = useQueryState();
  const { enter } = useEntrance();
  // A drawing may be thrown away and begun anew, so the token is let go of only once the page stands.
  const [token] = useState(arrivedProviderToken);
  useEffect(() => forgetProviderToken(), []);
  const [waiting] = useState(() => token !== null || foreignToken() !== null);
  const [stage, setStage] = useState<Stage>({ name: waiting ? 'working' : 'nothing' });
  usePageTitle(menuName('授权跳转'));

  const wanted = query('redirect');
  const goIn = async (): Promise<Stage> => {
    if (token !== null) beginSession(token);
    return (await enter(wanted)) ? { name: 'working' } : { name: 'refused', message: account.needRole };
  };
  const begin = async (): Promise<Stage> => {
    if (token === null || storedToken() === null || storedToken() === token) return goIn();
    const own = createClient({ storedToken: () => token, language: () => preferences().language });
    return { name: 'asking', user: await readUserOf(own) };
  };
  const outcomeOf = async (work: () => Promise<Stage>): Promise<Stage> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { name: 'refused', message: error.message };
    }
  };
  const start = useEffectEvent(() => outcomeOf(begin));
  useEffect(() => {
    if (waiting) void start().then(setStage);
  }, [waiting]);

  const signIn = {
    label: account.signIn,
    onClick: () => replace(signInLeadingTo(safeRedirect(wanted ?? null) ?? '/')),
  };
  if (stage.name === 'working') return <Window aria-busy="true" />;
  return (
    <Window>
      <EnvironmentStrip environment={environment} />
      {stage.name === 'nothing' && <EmptyState level={1} picture="locked" title={account.openNotice} action={signIn} />}
      {stage.name === 'refused' && (
        <EmptyState
          level={1}
          role="alert"
          picture="locked"
          title={session.refusedTitle}
          description={stage.message}
          action={signIn}
        />
      )}
      {stage.name === 'asking' && (
        <EmptyState
          level={1}
          picture="locked"
          title={session.askTitle(stage.user.username)}
          description={session.askText}
          action={{ label: session.goOn, onClick: () => void outcomeOf(goIn).then(setStage) }}
        />
      )}
    </Window>
  );
}
