import { ClockCircleOutlined, EllipsisOutlined, PushpinOutlined, StarOutlined } from '@ant-design/icons';
import { Menu, Row } from '../conversations/ConversationList.styles.js';
import { useWords } from '../locale/useWords.js';
import { MenuOnDemand } from '../on-demand/MenuOnDemand.js';
import { Tag } from '../states/Tag.js';
import { dataAnswerWords } from './locale.js';
import type { SavedQuestion, SavedVerb } from './questionGroups.js';
import { Saved } from './QuestionList.styles.js';

const iconOf = ({ schedule, pinned }: SavedQuestion) => {
  if (schedule !== undefined) return <ClockCircleOutlined aria-hidden />;
  return pinned ? <PushpinOutlined aria-hidden /> : <StarOutlined aria-hidden />;
};

export interface SavedRowProps {
  question: SavedQuestion;
  /** Its menu. None: it has none. */
  verbs: readonly SavedVerb[];
  onOpen: () => void;
}

/** One question that was kept: opens on click; its menu has the rest. */
export const SavedRow = ({ question, verbs, onOpen }: SavedRowProps) => {
  const words = useWords(dataAnswerWords);
  const { schedule, pinned, stale, failed, last } = question;
  const title = question.title === '' ? words.untitled : question.title;
  const marks = [
    title,
    schedule !== undefined && `${words.scheduled} ${schedule}`,
    pinned && words.pinned,
    last !== undefined && last,
  ];
  return (
    <Row>
      <Saved type="button" title={marks.filter(Boolean).join(' · ')} onClick={onOpen}>
        {iconOf(question)}
        <b>{title}</b>
        {schedule !== undefined && <small>{schedule}</small>}
        {failed ? <Tag tone="error">{words.failedRun}</Tag> : stale && <Tag tone="warning">{words.stale}</Tag>}
      </Saved>
      {verbs.length > 0 && (
        <MenuOnDemand menu={{ items: verbs.map((verb) => ({ ...verb })) }} placement="bottomRight">
          {(opener) => (
            <Menu type="button" data-menu="" aria-label={words.verbsOf(title)} {...opener}>
              <EllipsisOutlined aria-hidden />
            </Menu>
          )}
        </MenuOnDemand>
      )}
    </Row>
  );
};
