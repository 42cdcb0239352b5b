import { NotificationPreview } from '@console/ui/notifications';
import { isBlankRichText, RichText } from '@console/ui/rich-text';
import { useNow } from '../../time/useNow.js';
import { Aside } from './message.styles.js';
import { useMessageWords } from './messageWords.js';

export interface MessagePreviewProps {
  subject: string;
  /** Rich text as HTML. */
  content: string;
  /** When it goes out. Left out: now. */
  time?: string;
}

/** A message as its readers will see it among theirs. */
export const MessagePreview = ({ subject, content, time }: MessagePreviewProps) => {
  const words = useMessageWords();
  const now = useNow();
  return (
    <Aside aria-label={words.preview}>
      <h2>{words.preview}</h2>
      <p>{words.previewHelp}</p>
      <NotificationPreview
        subject={subject}
        now={now.getTime()}
        {...(time !== undefined && { time })}
        {...(!isBlankRichText(content) && { content: <RichText html={content} /> })}
      />
    </Aside>
  );
};
