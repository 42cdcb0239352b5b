import type { Channel, ChannelVendor } from '@console/api/contract';
import { phonePattern } from '@console/base';
import { FormField, useRules } from '@console/ui/forms';
import { Input } from 'antd';
import { TextField } from '../../../forms/fields.js';
import { useChannelWords } from './channelWords.js';

export interface TestValues {
  receiver: string;
  content?: string;
  templateCode?: string;
  /** Lines of `name=value`. */
  values?: string;
  sender?: string;
}

const LINE = /^\s*[^\s=＝][^=＝]*[=＝].*$/;
const MOST = 20;

/** The values that lines of `name=value` name. */
export const namedValues = (lines: string): { name: string; value: string }[] =>
  lines
    .split('\n')
    .filter((line) => LINE.test(line))
    .slice(0, MOST)
    .map((line) => {
      const [name = '', value = ''] = line.split(/[=＝](.*)/s);
      return { name: name.trim().slice(0, 50), value: value.trim().slice(0, 200) };
    });

/** Whom a message goes to that tries the settings, and what it says. */
export const TestFields = ({ channel, vendor }: { channel: Channel; vendor: ChannelVendor }) => {
  const words = useChannelWords();
  const rules = useRules();
  const receiver = words.receivers[channel];
  const byTemplate = vendor === 'aliyun' || channel === 'wechat';
  return (
    <>
      {channel === 'qyWechat' && (
        <TextField name="sender" label={words.sender} help={words.senderHelp} max={64} required />
      )}
      <FormField
        name="receiver"
        label={receiver}
        rules={[
          rules.required(receiver),
          ...(channel === 'sms' ? [{ pattern: phonePattern, message: words.phoneRule }] : []),
        ]}
      >
        <Input maxLength={200} autoComplete="off" {...(channel === 'sms' && { inputMode: 'tel' })} />
      </FormField>
      {byTemplate ? (
        <>
          <TextField name="templateCode" label={words.templateCode} max={100} required />
          <FormField
            name="values"
            label={words.values}
            extra={words.valuesHelp}
            rules={[
              {
                validator: (_rule: unknown, value: unknown) =>
                  typeof value !== 'string' || value.split('\n').every((line) => line.trim() === '' || LINE.test(line))
                    ? Promise.resolve()
                    : Promise.reject(new Error(words.valuesRule)),
              },
            ]}
          >
            <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} placeholder={words.valuesHint} />
          </FormField>
        </>
      ) : (
        <FormField name="content" label={words.content}>
          <Input.TextArea maxLength={200} autoSize={{ minRows: 2, maxRows: 5 }} placeholder={words.contentHint} />
        </FormField>
      )}
    </>
  );
};
