import type { TemplateContent } from '@console/api/contract';
import { AppPreview, type PreviewValues, SmsPreview, WechatPreview } from '@console/ui/message-preview';
import { Pictures } from './templates.styles.js';
import { useTemplateWords } from './templateWords.js';

export interface MessagePicturesProps {
  content: TemplateContent;
  values: PreviewValues;
  /** What variables are called. */
  labels: Readonly<Record<string, string>>;
}

/** How a message arrives, for one person. */
export const MessagePictures = ({ content, values, labels }: MessagePicturesProps) => {
  const words = useTemplateWords();
  const filled = { values, labels };
  if (content.channel === 'sms')
    return (
      <Pictures>
        <figure>
          <figcaption>{words.previews.sms}</figcaption>
          <SmsPreview {...filled} signName={content.signName.trim()} content={content.content} />
        </figure>
      </Pictures>
    );
  if (content.channel === 'wechat')
    return (
      <Pictures>
        <figure>
          <figcaption>{words.previews.wechat}</figcaption>
          <WechatPreview
            {...filled}
            accountName={words.account}
            title={content.title}
            fields={content.fields.map(({ keyword, label = '', value }) => ({ label: label || keyword, value }))}
            {...(content.url.trim() !== '' && { action: words.open })}
          />
        </figure>
      </Pictures>
    );
  const push = {
    ...filled,
    title: content.title,
    content: content.content,
    hasPicture: content.imageUrl.trim() !== '',
  };
  return (
    <Pictures>
      <figure>
        <figcaption>{words.previews.app}</figcaption>
        <AppPreview {...push} lock="light" />
      </figure>
      <figure>
        <figcaption>{words.previews.appDark}</figcaption>
        <AppPreview {...push} lock="dark" />
      </figure>
    </Pictures>
  );
};
