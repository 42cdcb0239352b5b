import {
  CheckOutlined,
  EyeInvisibleOutlined,
  InboxOutlined,
  StarFilled,
  StarOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ConversationRecord } from '@console/api/contract';
import { formatDateTime } from '@console/base';
import { IconButton } from '@console/ui/button';
import { InboxDetail } from '@console/ui/inbox';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useIsMobile } from '../../../state/device.js';
import { Key, Turns, Who } from './record.styles.js';
import { RecordedTurn } from './RecordedTurn.js';
import { useRecordWords } from './recordWords.js';
import type { RecordedAnswers } from './useRecordedAnswers.js';
import type { Records } from './useRecords.js';

/** Of those that the keyboard does. */
const FAQ_KEY = 'F';

interface AnswersProps {
  answers: RecordedAnswers;
  repeatable: boolean;
  now: Date;
}

const Answers = ({ answers, repeatable, now }: AnswersProps) => {
  const words = useRecordWords();
  const { state, hasMore, loadingMore, loadMore, onFaq } = answers;
  return (
    <AsyncView value={state} what={words.answers} skeleton={<Skeletons shape="text" count={6} />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState picture="talk" title={words.noAnswers} />
        ) : (
          <>
            <Turns aria-label={words.answers}>
              {list.map((answer, at) => (
                <RecordedTurn
                  key={answer.id}
                  answer={answer}
                  now={now}
                  repeatable={repeatable}
                  unfolded={at === 0}
                  {...(onFaq && { onFaq: () => onFaq(answer.id) })}
                />
              ))}
            </Turns>
            {hasMore && (
              <Button type="text" block loading={loadingMore} onClick={loadMore}>
                {words.moreAnswers}
              </Button>
            )}
          </>
        )
      }
    </AsyncView>
  );
};

export interface RecordDetailProps {
  record: ConversationRecord;
  records: Records;
  answers: RecordedAnswers;
  now: Date;
  onBack: () => void;
  /** Only the conversations of this person are wanted. */
  onPerson: (userId: string) => void;
}

/** One conversation from its first question to its last answer. */
export const RecordDetail = ({ record, records, answers, now, onBack, onPerson }: RecordDetailProps) => {
  const words = useRecordWords();
  const { menuName } = useDictionary();
  const mobile = useIsMobile();
  const { title, username, userId, assistantId, assistantName, archived, starred, questionCount, updateTime } = record;
  const { place, count, onPrevious, onNext, archive, mark } = records;
  const putAway = archived ? words.unarchive : words.archive;
  const archiveIcon = archived ? <InboxOutlined aria-hidden /> : <CheckOutlined aria-hidden />;
  const onArchive = () => void archive(record, !archived);
  return (
    <InboxDetail
      title={title}
      {...(place !== undefined && count !== undefined && { place: [place, words.upTo(count)] as const })}
      onBack={onBack}
      onPrevious={onPrevious}
      onNext={onNext}
      keys={words.keys.filter(([key]) => key !== FAQ_KEY || answers.onFaq).map(([key, does]) => ({ key, does }))}
      actions={
        <>
          {!mobile && (
            <Button icon={archiveIcon} onClick={onArchive}>
              {putAway}
              <Key aria-hidden>E</Key>
            </Button>
          )}
          <IconButton
            label={starred ? words.unstar : words.star}
            icon={starred ? <StarFilled /> : <StarOutlined />}
            aria-pressed={starred}
            onClick={() => void mark(record, { starred: !starred })}
          />
          <IconButton
            label={words.unread}
            icon={<EyeInvisibleOutlined />}
            onClick={() => void mark(record, { unread: true })}
          />
        </>
      }
      phoneActions={
        <Button block size="large" icon={archiveIcon} onClick={onArchive}>
          {putAway}
        </Button>
      }
    >
      <Who>
        <Button
          size="small"
          icon={<UserOutlined aria-hidden />}
          title={words.onlyPerson}
          onClick={() => onPerson(userId)}
        >
          {username}
        </Button>
        <span>{assistantId === null ? words.alone : menuName(assistantName)}</span>
        <span>{words.questions(questionCount)}</span>
        <time dateTime={updateTime}>{formatDateTime(updateTime)}</time>
      </Who>
      <Answers key={record.id} answers={answers} repeatable={assistantId !== null} now={now} />
    </InboxDetail>
  );
};
