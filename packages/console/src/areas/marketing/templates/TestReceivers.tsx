import type { OwnReceiver, TemplateChannel } from '@console/api/contract';
import { FormField, useRules } from '@console/ui/forms';
import { Input } from 'antd';
import { FormNotice } from '../../../forms/FormNotice.js';
import { useTemplateWords } from './templateWords.js';

export interface TestReceiversProps {
  channel: TemplateChannel;
  /** Goes to the sender alone: nobody has approved it. */
  isOwn: boolean;
  own: OwnReceiver;
}

/** Whether the sender can be reached, where a message goes to nobody else. */
export const isReachable = ({ channel, isOwn, own }: TestReceiversProps): boolean =>
  channel !== 'sms' || !isOwn || own.confirmed;

/** Whom a test goes to: a number of one's own is not typed, but said. */
export const TestReceivers = ({ channel, isOwn, own }: TestReceiversProps) => {
  const words = useTemplateWords();
  const rules = useRules();
  if (channel === 'sms' && isOwn) {
    if (own.phoneNumber === '') return <FormNotice tone="warning">{words.noPhone}</FormNotice>;
    if (!own.confirmed) return <FormNotice tone="warning">{words.notConfirmed(own.phoneNumber)}</FormNotice>;
    return <FormNotice tone="info">{words.ownTo(own.phoneNumber)}</FormNotice>;
  }
  return (
    <FormField
      name="receivers"
      label={words.receivers[channel]}
      extra={words.receiversHelp}
      rules={[rules.required(words.receivers[channel])]}
    >
      <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} maxLength={800} autoComplete="off" />
    </FormField>
  );
};
