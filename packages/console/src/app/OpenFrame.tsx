import { ApiProvider } from '@console/api';
import type { ApiError } from '@console/api';
import { useReadAppConfig, useReadUser } from '@console/api/hooks/account';
import type { TokenReason } from '@console/ui/frame-messages';
import { Hosts } from '@console/ui/provider';
import { AsyncView, EmptyState, EnvironmentStrip } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { Suspense, useCallback, useState } from 'react';
import { useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDictionary } from '../locale/useDictionary.js';
import { confinedTo } from '../session/embedded.js';
import { signInLeadingTo } from '../session/openPaths.js';
import { plannedRouteOf, routeOf } from '../session/routeOf.js';
import { hostGivesTokens } from '../session/hostGivesTokens.js';
import { changeIdentity, endSession, work } from '../session/session.js';
import { foreignToken, hasToken } from '../session/token.js';
import { isVisitor } from '../session/visitor.js';
import { UserContext } from '../session/UserContext.js';
import { client } from './client.js';
import { NeedsToken } from './NeedsToken.js';
import { MissingPart } from './MissingPart.js';
import { PageBoundary } from './PageFailure.js';
import { pagesWith } from './pagesWith.js';
import { lentParts } from './lentParts.js';
import { PartsContext } from '../pages/parts.js';
import { useStore } from '../state/store.js';
import { useClientMessages, useSignedOut } from './useClientEvents.js';
import { useHostRenewal } from './useHostRenewal.js';
import { useMissingPart } from './useMissingPart.js';
import { useEnvironment } from '../shell/useEnvironment.js';
import { usePageTitle } from '../shell/usePageTitle.js';
import { isForbidden, isSignedOut } from './sessionErrors.js';

const Window = styled.main`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  background: ${tokens.sheet};
  color: ${tokens.text};
`;

/** A document that other portals may frame holds no sign-in page: that opens outside of it. */
const goToSignIn = (path: string, navigate: (to: string) => void): void => {
  const address = signInLeadingTo(path);
  if (confinedTo() === null) navigate(address);
  else if (window.top === window.self) location.assign(`/#${address}`);
  else window.open(`/#${address}`, '_blank', 'noopener');
};

const NeedsSignIn = () => {
  const { account } = useDictionary();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <EmptyState
      level={1}
      picture="locked"
      title={account.openNotice}
      action={{
        label: account.signIn,
        onClick: () => goToSignIn(pathname + search, (to) => void navigate(to)),
      }}
    />
  );
};

/** A visitor's page by itself: whoever signs in to the console is not one. */
const StandsAlone = () => {
  const { account } = useDictionary();
  return <EmptyState level={1} picture="locked" title={account.visitorAlone} description={account.visitorAloneText} />;
};

const pages = pagesWith((access) => access === 'open');
const Page = () => useRoutes(pages);

/** The page for whoever a token belongs to. `onOver` is told of a token that is not accepted, now or later. */
const OpenPage = ({ onOver }: { onOver: () => void }) => {
  const { notFound } = useDictionary();
  const { pathname } = useLocation();
  const { state, data } = useReadUser({ needRole: true, needMenu: false });
  const renew = useHostRenewal(data?.userId, onOver);
  useClientMessages();
  useSignedOut(
    useCallback(
      (error: ApiError) => {
        if (hostGivesTokens) {
          void renew();
          return;
        }
        if (foreignToken() === null || !isForbidden(error)) endSession();
        onOver();
      },
      [renew, onOver],
    ),
  );
  // A token that was never accepted is gone by then: what to do about it is asked above.
  if (state.state === 'error' && isSignedOut(state.error)) return null;
  if (routeOf(pathname) === undefined)
    return <EmptyState level={1} picture="search" title={notFound.title} description={notFound.unknown(pathname)} />;
  return (
    <AsyncView value={state}>
      {(user) => (
        <UserContext value={user}>
          <PartsContext value={lentParts}>
            <PageBoundary key={pathname}>
              <Suspense>
                <Page />
              </Suspense>
            </PageBoundary>
          </PartsContext>
        </UserContext>
      )}
    </AsyncView>
  );
};

/** The page, or what keeps from it: there is no token, or none that is accepted. */
const Entrance = () => {
  const [over, setOver] = useState<TokenReason | null>(() => (hasToken() ? null : 'missing'));
  const onOver = useCallback(() => setOver('over'), []);
  if (over === null) return <OpenPage onOver={onOver} />;
  if (hostGivesTokens) return <NeedsToken reason={over} onToken={changeIdentity} />;
  return isVisitor ? <StandsAlone /> : <NeedsSignIn />;
};

/** Around the pages that open without a token: no shell, and no way to the sign-in page but the reader's own. */
export default function OpenFrame() {
  const text = useDictionary();
  const { pathname } = useLocation();
  const { identity } = useStore(work);
  const config = useReadAppConfig({});
  const missing = useMissingPart();
  const environment = useEnvironment();
  usePageTitle(text.menuName(plannedRouteOf(pathname)?.title ?? ''), config.data?.productTitle);
  return (
    <Hosts>
      <ApiProvider client={client} identity={identity}>
        <Window>
          <EnvironmentStrip environment={environment} />
          {missing && <MissingPart />}
          <Entrance />
        </Window>
      </ApiProvider>
    </Hosts>
  );
}
