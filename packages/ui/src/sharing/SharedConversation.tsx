import { ArrowLeftOutlined } from '@ant-design/icons';
import { formatDateTime } from '@console/base';
import { IconButton } from '../button/IconButton.js';
import { ChatView } from '../chat/ChatView.js';
import type { ChatViewProps } from '../chat/chatViewProps.js';
import { useWords } from '../locale/useWords.js';
import type { RootProps } from '../root/rootProps.js';
import { EmptyState, Tag } from '../states/index.js';
import { sharingWords } from './locale.js';
import { Facts } from './sharing.styles.js';

/** Whose conversation it is, and since when it is shown. */
export interface SharedFacts {
  readonly title: string;
  readonly ownerName: string;
  /** Empty: nothing is said of it. */
  readonly assistantName: string;
  readonly time: string;
  /** The reader's own. */
  readonly own: boolean;
}

/** What a chat has too, of what can only be read. */
type Read =
  | 'turns'
  | 'onLoadOlder'
  | 'evidence'
  | 'onEvidenceChange'
  | 'source'
  | 'renderPicture'
  | 'onDownload'
  | 'onNeedRoom'
  | 'nameOf'
  | 'headOnPhone'
  | 'now';

export interface SharedConversationProps extends Pick<ChatViewProps, Read>, RootProps<HTMLDivElement> {
  /** Whose conversation it is, and since when it is shown. */
  topic: SharedFacts;
  /** Back to where the reader came from. Left out, there is no button. */
  onBack?: () => void;
}

/** A conversation that somebody shared, to be read with its evidence: nothing in it is asked, judged or changed. */
export const SharedConversation = ({ topic, onBack, ...chat }: SharedConversationProps) => {
  const words = useWords(sharingWords);
  return (
    <ChatView
      {...chat}
      topicKey={null}
      title={topic.title}
      assistantName={topic.assistantName}
      empty={<EmptyState picture="talk" title={words.empty} description={words.emptyText} />}
      leading={
        onBack && <IconButton className="history" label={words.back} icon={<ArrowLeftOutlined />} onClick={onBack} />
      }
      facts={
        <Facts>
          <Tag>{words.readOnly}</Tag>
          <span>{words.shownBy(topic.ownerName, formatDateTime(topic.time))}</span>
          {topic.own && <span>{words.own}</span>}
        </Facts>
      }
    />
  );
};
