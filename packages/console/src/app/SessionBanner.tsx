import { Notice } from '@console/ui/states';
import { useDictionary } from '../locale/useDictionary.js';
import { useGoHome } from '../navigation/useGoHome.js';
import { leaveView } from '../session/session.js';
import { foreignToken, viewToken } from '../session/token.js';
import { useUser } from '../session/UserContext.js';
import { useLeaveForeign } from './useLeaveForeign.js';
import { useAccountWords } from '../areas/account/words.js';

interface SessionBannerProps {
  /** The token of another platform is no longer accepted. */
  foreignOver: boolean;
  /** The server runs another version than the one this page was loaded from. */
  outdated: boolean;
}

/** What concerns the whole session: who is at work here, and as what. Nothing where that is plain. */
export const SessionBanner = ({ foreignOver, outdated }: SessionBannerProps) => {
  const { session } = useAccountWords();
  const { app } = useDictionary();
  const { username, viewedRole } = useUser();
  const leaveForeign = useLeaveForeign();
  const goHome = useGoHome();
  const backToOwn = () => {
    leaveView();
    goHome();
  };
  return (
    <>
      {viewToken() !== null && (
        <Notice tone="warning" role="status" action={{ label: session.leaveView, onClick: backToOwn }}>
          {session.viewing(viewedRole?.name ?? '')}
        </Notice>
      )}
      {viewToken() === null && foreignToken() !== null && (
        <Notice
          tone={foreignOver ? 'error' : 'info'}
          role={foreignOver ? 'alert' : 'status'}
          action={{ label: session.leaveForeign, onClick: leaveForeign }}
        >
          {foreignOver ? session.foreignOver(username) : session.foreign(username)}
        </Notice>
      )}
      {outdated && (
        <Notice tone="info" role="status" action={{ label: app.reload, onClick: () => location.reload() }}>
          {app.newVersion}
        </Notice>
      )}
    </>
  );
};

/** Whether there is anything to say. */
export const needsBanner = ({ outdated }: SessionBannerProps): boolean =>
  outdated || viewToken() !== null || foreignToken() !== null;
