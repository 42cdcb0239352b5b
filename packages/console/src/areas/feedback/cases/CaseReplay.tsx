import { DislikeOutlined } from '@ant-design/icons';
import {
  answerNotices,
  answerStatuses,
  type CaseEvent,
  commentFeedbackCase,
  type FeedbackCase,
  pageConversationRecords,
} from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { formatDateTime, ifKnown, lookUp } from '@console/base';
import { type CaseMoment, CaseSection, CaseTimeline, SourceList } from '@console/ui/case-view';
import { Answer, type ChatTurn } from '@console/ui/chat';
import { PageLink } from '@console/ui/link';
import { useMemo, useState } from 'react';
import { useDictionary } from '../../../locale/useDictionary.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { useNow } from '../../../time/useNow.js';
import { AskedQuestion, Faint, Said, Under } from './case.styles.js';
import { sourcesOf } from './caseSources.js';
import { useCaseWords } from './caseWords.js';
import { CommentForm } from './CommentForm.js';

/** The hour on the day it was asked, the day later on. */
const shortTime = (time: string, asked: string): string => {
  const [day = '', hour = ''] = formatDateTime(time).split(' ');
  return formatDateTime(asked).startsWith(day) ? hour.slice(0, 5) : day.slice(5);
};
const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);

/** As the chat draws it, without what only its reader may do. */
const toTurn = ({
  id,
  question,
  answer,
  answerStatus,
  notice,
  failure,
  references,
  askedTime,
}: FeedbackCase): ChatTurn => ({
  id,
  question,
  answer,
  status: ifKnown(answerStatuses, answerStatus, 'done'),
  notice: notice && ifKnown(answerNotices, notice, null),
  failure,
  references,
  createTime: askedTime,
  isLike: null,
  feedback: '',
  stage: null,
  questions: [],
});

/** What an event says, in words. */
const useEventWords = () => {
  const words = useCaseWords();
  const known: Readonly<Record<string, (said: string) => string>> = words.events;
  return ({ kind, text, mend }: CaseEvent): string => {
    const say = lookUp(known, kind, (said: string) => said);
    if (kind === 'cause') return say(text === '' ? '' : lookUp(words.causes, text, text));
    if (kind === 'due') return say(text === '' ? '' : formatDateTime(text).slice(0, 16));
    if (kind === 'returned') return say(lookUp(words.statuses, text, text));
    if (kind === 'mended' && mend !== null) {
      return say(`${lookUp(words.mendKinds, mend.kind, mend.kind)} ${mend.name || words.withheld}`);
    }
    return say(text);
  };
};

/** How it went: asked, looked up, answered, disliked, and all that was done since. */
export const CaseReplay = ({ found }: { found: FeedbackCase }) => {
  const words = useCaseWords();
  const { menuName } = useDictionary();
  const { follow } = useAddress();
  const eventWords = useEventWords();
  const comments = useOffered(commentFeedbackCase);
  const [cited, setCited] = useState<number>();
  const records = usePermitted(pageConversationRecords);
  const now = useNow();
  const turn = useMemo(() => toTurn(found), [found]);
  const { question, references, timing, askedTime, username, feedback, feedbackTime, events } = found;
  const moments: CaseMoment[] = [
    {
      key: 'asked',
      time: shortTime(askedTime, askedTime),
      dateTime: askedTime,
      by: 'person',
      content: <AskedQuestion>{question}</AskedQuestion>,
    },
    {
      key: 'found',
      time: timing.found === null ? '' : words.seconds(inSeconds(timing.found)),
      by: 'system',
      content:
        references.length === 0 ? (
          words.noEvidence
        ) : (
          <SourceList
            label={words.evidence}
            sources={sourcesOf(references, words)}
            active={cited}
            onNavigate={follow}
          />
        ),
    },
    {
      key: 'answered',
      time: timing.total === null ? '' : words.seconds(inSeconds(timing.total)),
      by: 'system',
      content: (
        <>
          {timing.firstWord !== null && <Faint>{words.firstWord(inSeconds(timing.firstWord))}</Faint>}
          <Answer turn={turn} now={now} activeCitation={cited ?? null} onCite={({ n }) => setCited(n)} />
        </>
      ),
    },
    {
      key: 'judged',
      time: shortTime(feedbackTime, askedTime),
      dateTime: feedbackTime,
      by: 'complaint',
      content: (
        <>
          <DislikeOutlined aria-hidden /> <b>{username}</b>
          <Said>{feedback || words.noReason}</Said>
        </>
      ),
    },
    ...events
      .filter(({ kind }) => kind !== 'opened')
      .map((event) => ({
        key: event.id,
        time: shortTime(event.time, askedTime),
        dateTime: event.time,
        by: event.username === '' ? ('system' as const) : ('person' as const),
        content: (
          <>
            {event.username !== '' && <b>{event.username} </b>}
            {eventWords(event)}
          </>
        ),
      })),
  ];
  return (
    <CaseSection
      step={1}
      state="done"
      title={words.replay}
      note={[
        formatDateTime(askedTime).slice(5, 10),
        ...(found.assistantId === null ? [] : [menuName(found.assistantName)]),
      ].join(' ')}
      action={
        records ? (
          <PageLink href={linkTo('sessionManage', { open: found.topicId })} onNavigate={follow}>
            {words.conversation}
          </PageLink>
        ) : undefined
      }
    >
      <CaseTimeline label={words.history} moments={moments} />
      {comments && (
        <Under>
          <CommentForm key={found.id} caseId={found.id} />
        </Under>
      )}
    </CaseSection>
  );
};
