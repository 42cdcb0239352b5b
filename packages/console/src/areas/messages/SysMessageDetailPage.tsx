import type { Message } from '@console/api/contract';
import { useReadMessage } from '@console/api/hooks/messages';
import { formatDateTime, lookUp, ready } from '@console/base';
import { RichText } from '@console/ui/rich-text';
import { Notice } from '@console/ui/states';
import { DetailPage } from '../../details/DetailPage.js';
import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { Columns } from './message.styles.js';
import { MessageEditor } from './MessageEditor.js';
import { MessagePreview } from './MessagePreview.js';
import { MessageStatus } from './MessageStatus.js';
import { useMessageWords } from './messageWords.js';

const Sent = ({ message }: { message: Message }) => {
  const words = useMessageWords();
  const { notificationTime } = message;
  return (
    <Columns>
      <div>
        <Notice tone="info">
          {message.status === 'sent'
            ? words.sentTo(message.receiverCount)
            : lookUp(words.statuses, message.status, message.status)}
          {notificationTime !== null && ` · ${formatDateTime(notificationTime)}`}
          {message.status === 'sent' && ` · ${words.read} ${words.readOf(message.readCount, message.receiverCount)}`}
        </Notice>
        <RichText html={message.content} />
      </div>
      <MessagePreview
        subject={message.messageSubject}
        content={message.content}
        {...(notificationTime !== null && { time: notificationTime })}
      />
    </Columns>
  );
};

/** One message: written and previewed while it is a draft, read when it was published. */
export default function SysMessageDetailPage() {
  const words = useMessageWords();
  const [get] = useQueryState();
  const id = idIn(get('id'));
  const read = useReadMessage(id === undefined ? null : { id });
  return (
    <DetailPage<Message | null>
      title={words.details}
      titleOf={(message) => message?.messageSubject ?? words.add}
      parent={{ title: words.title, route: 'sysMessages', back: words.back }}
      item={id === undefined ? ready(null) : read.state}
      what={words.details}
      gone={words.gone}
      none={words.gone}
      renderTags={(message) => message && <MessageStatus value={message.status} />}
    >
      {(message) =>
        message === null || message.status === 'draft' ? (
          <MessageEditor key={message?.id} draft={message ?? undefined} />
        ) : (
          <Sent message={message} />
        )
      }
    </DetailPage>
  );
}
