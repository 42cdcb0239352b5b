import { SessionBanner as IdentityBanner } from '@console/ui/app-shell';
import { Notice } from '@console/ui/states';
import { useAccountWords } from '../areas/account/words.js';
import { useDictionary } from '../locale/useDictionary.js';
import { useGoHome } from '../navigation/useGoHome.js';
import { leaveView } from '../session/session.js';
import { foreignToken, viewToken } from '../session/token.js';
import { useUser } from '../session/UserContext.js';
import { MissingPart } from './MissingPart.js';
import { useLeaveForeign } from './useLeaveForeign.js';

interface SessionBannerProps {
  /** The token of another platform is no longer accepted. */
  foreignOver: boolean;
  /** The server runs another version than the one this page was loaded from. */
  outdated: boolean;
  /** Something that the reader asked for did not arrive. */
  missing: boolean;
}

/** What concerns the whole session: who is at work here, and as what. Nothing where that is plain. */
export const SessionBanner = ({ foreignOver, outdated, missing }: SessionBannerProps) => {
  const { app } = useDictionary();
  const { session } = useAccountWords();
  const { username, viewedRole } = useUser();
  const leaveForeign = useLeaveForeign();
  const goHome = useGoHome();
  const viewing = viewToken() !== null;
  const foreign = !viewing && foreignToken() !== null;
  const backToOwn = () => {
    leaveView();
    goHome();
  };
  return (
    <>
      {viewing && <IdentityBanner kind="role" name={viewedRole?.name ?? ''} onLeave={backToOwn} />}
      {foreign && !foreignOver && <IdentityBanner kind="foreign" name={username} onLeave={leaveForeign} />}
      {foreign && foreignOver && (
        <Notice tone="error" action={{ label: session.leaveForeign, onClick: leaveForeign }}>
          {session.foreignOver(username)}
        </Notice>
      )}
      {missing && <MissingPart />}
      {outdated && (
        <Notice tone="info" role="status" action={{ label: app.reload, onClick: () => location.reload() }}>
          {app.newVersion}
        </Notice>
      )}
    </>
  );
};

/** Whether there is anything to say. */
export const needsBanner = ({ outdated, missing }: SessionBannerProps): boolean =>
  outdated || missing || viewToken() !== null || foreignToken() !== null;
