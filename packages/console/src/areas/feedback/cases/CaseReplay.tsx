import { DislikeOutlined } from '@ant-design/icons';
import { type CaseEvent, commentFeedbackCase, type FeedbackCase } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { formatDateTime, lookUp } from '@console/base';
import { type CaseMoment, CaseSection, CaseTimeline, SourceList } from '@console/ui/case-view';
import { AnswerMarkdown } from '@console/ui/markdown';
import { Notice } from '@console/ui/states';
import { useState } from 'react';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { AskedQuestion, Said, Under } from './case.styles.js';
import { sourcesOf } from './caseSources.js';
import { useCaseWords } from './caseWords.js';
import { CommentForm } from './CommentForm.js';

/** The hour on the day it was asked, the day later on. */
const shortTime = (time: string, asked: string): string => {
  const [day = '', hour = ''] = formatDateTime(time).split(' ');
  return formatDateTime(asked).startsWith(day) ? hour.slice(0, 5) : day.slice(5);
};
const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);

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
  const { question, answer, references, timing, failure, askedTime, username, feedback, feedbackTime, events } = found;
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
          <AnswerMarkdown
            text={answer}
            references={references}
            activeCitation={cited ?? null}
            onCite={({ n }) => setCited(n)}
          />
          {failure !== null && <Notice tone="error">{failure}</Notice>}
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
