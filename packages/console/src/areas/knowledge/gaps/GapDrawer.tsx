import { type Gap, type GapState, gapStates } from '@console/api/contract';
import { formatDateTime, ifKnown } from '@console/base';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { Tag } from '@console/ui/states';
import { Button } from 'antd';
import type { RecordList } from '../../../lists/recordListHook.js';
import { Row } from '../faq/faq.styles.js';
import { Chips, Facts, Part, Wording } from './gap.styles.js';
import { GapEvidenceList } from './GapEvidenceList.js';
import { useGapWords } from './gapWords.js';
import { ReasonTags } from './ReasonTags.js';

const useHistory = () => {
  const words = useGapWords();
  return ({ state, returned, settledBy, settleTime }: Gap): string | undefined => {
    if (settleTime === null) return undefined;
    const at = formatDateTime(settleTime);
    return state === 'open' ? words.returnedAfter(returned, settledBy, at) : words.settled(settledBy, at);
  };
};

const GapDetails = ({ gap, onSet }: { gap: Gap; onSet: (state: GapState) => void }) => {
  const words = useGapWords();
  const historyOf = useHistory();
  const { question, knowledgeBaseName, times, people, firstTime, lastTime, wordings, wordingsTotal, faq, state } = gap;
  const history = historyOf(gap);
  const more = wordingsTotal - wordings.length;
  return (
    <>
      <Facts>
        <b>{question}</b>
        <Chips>
          <ReasonTags gap={gap} />
        </Chips>
        <span>
          {knowledgeBaseName} · {words.asked(times, people)}
        </span>
        <span>{words.since(formatDateTime(firstTime), formatDateTime(lastTime))}</span>
        {history !== undefined && <span>{history}</span>}
        {faq !== null && <span>{words.writtenAs(faq.number)}</span>}
      </Facts>
      <Row>
        {state === 'open' ? (
          <>
            <Button onClick={() => onSet('done')}>{words.done}</Button>
            <Button onClick={() => onSet('ignored')}>{words.ignore}</Button>
          </>
        ) : (
          <Button onClick={() => onSet('open')}>{words.putBack}</Button>
        )}
      </Row>
      <GapEvidenceList gap={gap} />
      <Part aria-label={words.wordings}>
        <h3>{words.wordings}</h3>
        <ul>
          {wordings.map(({ text, times: count }) => (
            <Wording key={text}>
              <span>{text}</span>
              <span>{words.timesShort(count)}</span>
            </Wording>
          ))}
        </ul>
        {more > 0 && <span>{words.moreWordings(more)}</span>}
      </Part>
    </>
  );
};

export interface GapDrawerProps {
  list: RecordList<Gap>;
  onSet: (id: string, state: GapState) => void;
  /** Writes it as an FAQ. */
  onWrite: (id: string) => void;
}

/** One waiting question beside the queue: why it waits, how it was asked, and what can be found on it now. */
export const GapDrawer = ({ list, onSet, onWrite }: GapDrawerProps) => {
  const words = useGapWords();
  const { record, opened, place, onPrevious, onNext } = list;
  const gap = opened?.state === 'ready' ? opened.data : undefined;
  return (
    <DetailDrawer
      open={opened !== undefined}
      {...(record.id !== undefined && { recordKey: record.id })}
      title={words.title}
      what={words.title}
      {...(opened && { record: opened })}
      {...(place && { place })}
      {...(onPrevious && { onPrevious })}
      {...(onNext && { onNext })}
      {...(gap && {
        tags: (
          <Tag tone={gap.returned > 0 ? 'warning' : 'plain'}>
            {gap.returned > 0 ? words.returned(gap.returned) : words.states[ifKnown(gapStates, gap.state, 'open')]}
          </Tag>
        ),
      })}
      {...(gap?.state === 'open' && { verb: words.draft, onSubmit: () => onWrite(gap.id) })}
      width={720}
      onClose={record.close}
    >
      {gap && <GapDetails gap={gap} onSet={(state) => onSet(gap.id, state)} />}
    </DetailDrawer>
  );
};
