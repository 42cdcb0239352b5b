import { EllipsisOutlined, PushpinOutlined } from '@ant-design/icons';
import type { SavedQuestion } from '@console/api/contract';
import { formatDateTime } from '@console/base';
import { useAgo } from '@console/ui/ago';
import { IconButton } from '@console/ui/button';
import type { SavedVerb } from '@console/ui/data-answer';
import { MenuOnDemand } from '@console/ui/on-demand';
import { knownSchedule, knownThreshold, useScheduleText } from '@console/ui/saved-question';
import { Tag } from '@console/ui/states';
import { Button } from 'antd';
import { useSeparator } from '../../../locale/useSeparator.js';
import { useNow } from '../../../time/useNow.js';
import { lastText, thresholdText } from './savedText.js';
import { useSavedWords } from './savedWords.js';
import { Saved } from './saved.styles.js';

interface SavedItemProps {
  saved: SavedQuestion;
  verbs: readonly SavedVerb[];
  onOpen: () => void;
}

/** One saved question: how it is kept, how it last went, and what can be done with it. */
export const SavedItem = ({ saved, verbs, onOpen }: SavedItemProps) => {
  const words = useSavedWords();
  const scheduleText = useScheduleText();
  const separator = useSeparator();
  const ago = useAgo();
  const now = useNow();
  const { question, sources, shared, own, createdBy, verified, pinned, nextTime, lastRun } = saved;
  const schedule = knownSchedule(saved.schedule);
  const threshold = knownThreshold(saved.threshold);
  const kept = [
    words.sources(sources.map(({ name }) => name).join(separator)),
    own ? (shared ? words.shared : words.private) : words.sharedBy(createdBy),
    ...(schedule === null ? [] : [scheduleText(schedule)]),
    ...(nextTime === null ? [] : [words.next(formatDateTime(nextTime).slice(0, -3))]),
    ...(threshold === null ? [] : [thresholdText(threshold, words)]),
  ];
  const main = verbs.find(({ key }) => key === 'run');
  const others = verbs.filter(({ key }) => key !== 'run');
  return (
    <Saved>
      <div>
        <Button type="text" title={question} onClick={onOpen}>
          {question}
        </Button>
        {pinned && <PushpinOutlined role="img" aria-label={words.pinned} title={words.pinned} />}
        {verified && <Tag tone="ok">{words.verified}</Tag>}
        {lastRun?.rang && <Tag tone="warning">{words.rang}</Tag>}
      </div>
      <p>{kept.join(' · ')}</p>
      <p data-failed={lastRun !== null && lastRun.failure !== '' ? '' : undefined}>
        {lastText(saved, words, (time) => ago(time, now))}
      </p>
      <div data-verbs="">
        {main && (
          <Button size="small" aria-label={`${main.label} ${question}`} onClick={main.onClick}>
            {main.label}
          </Button>
        )}
        <MenuOnDemand menu={{ items: others.map((verb) => ({ ...verb })) }} placement="bottomRight">
          {(opener) => (
            <IconButton size="small" label={words.more(question)} icon={<EllipsisOutlined aria-hidden />} {...opener} />
          )}
        </MenuOnDemand>
      </div>
    </Saved>
  );
};
