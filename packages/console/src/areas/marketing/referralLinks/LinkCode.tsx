import { type ReferralLink, retryReferralLink } from '@console/api/contract';
import { useRetryReferralLink } from '@console/api/hooks/marketing/referralLink';
import { useOffered } from '@console/api/hooks/useOffered';
import { lookUp } from '@console/base';
import { QrCode } from '@console/ui/qr-code';
import { Notice } from '@console/ui/states';
import { useAction } from '../../../actions/useAction.js';
import { Facts } from '../../../details/Facts.js';
import { useWeComWords } from '../weCom/weComWords.js';
import { Shared } from './link.styles.js';
import { useLinkWords } from './linkWords.js';

/** How it stands with the code of a link at WeCom, where that is not all well. */
const WayNotice = ({ link }: { link: ReferralLink }) => {
  const words = useLinkWords();
  const { problems, said } = useWeComWords();
  const act = useAction();
  const offered = useOffered(retryReferralLink);
  const { run: retry } = useRetryReferralLink();
  const { id, wayState, wayProblem, waySaid } = link;
  const why = `${lookUp(problems, wayProblem ?? '', problems.other)}${waySaid === '' ? '' : said(waySaid)}`;
  if (wayState === 'failed')
    return (
      <Notice
        tone="error"
        {...(offered && {
          action: { label: words.retry, onClick: () => void act({ run: () => retry({ id }), done: words.retried }) },
        })}
      >
        {words.failedNote(why)}
      </Notice>
    );
  if (wayState === 'unknown') return <Notice tone="warning">{words.unknownNote}</Notice>;
  if (wayState === 'off') return <Notice tone="warning">{words.offNote}</Notice>;
  if (wayState !== 'waiting') return null;
  return wayProblem === null ? (
    <Notice role="status">{words.waitingNote}</Notice>
  ) : (
    <Notice tone="warning">{words.waits(why)}</Notice>
  );
};

/** What is shared of a link: its code and its address, and what was counted of it. */
export const LinkCode = ({ link }: { link: ReferralLink }) => {
  const words = useLinkWords();
  return (
    <>
      <WayNotice link={link} />
      <Shared aria-label={words.code}>
        {link.url === '' ? (
          <Notice tone="warning">{words.noPublicUrl}</Notice>
        ) : (
          <QrCode value={link.url} name={link.linkName} />
        )}
        <div>
          <p>{words.codeHelp}</p>
          <Facts
            columns={1}
            facts={[
              [words.visits, link.visitCount.toLocaleString()],
              [words.added, link.addedCount.toLocaleString()],
              [words.lost, link.lostCount.toLocaleString()],
            ]}
          />
        </div>
      </Shared>
    </>
  );
};
