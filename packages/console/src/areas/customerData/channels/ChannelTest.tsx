import { ApiError } from '@console/api';
import type { Channel, ChannelSettings, Input, ReplyOf, testChannelSettings } from '@console/api/contract';
import { useTestChannelSettings } from '@console/api/hooks/channelSettings';
import { lookUp } from '@console/base';
import { SubmitButton } from '@console/ui/button';
import { useConfirm } from '@console/ui/dialog';
import { ServerErrors } from '@console/ui/forms';
import { Notice } from '@console/ui/states';
import { Form } from 'antd';
import { useState } from 'react';
import { FormNotice } from '../../../forms/FormNotice.js';
import { FormSection } from '../../../forms/FormSection.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { vendorOf } from './channelForm.js';
import { useChannelWords } from './channelWords.js';
import { useOutcomeWords } from './outcomeWords.js';
import { namedValues, TestFields, type TestValues } from './TestFields.js';

export interface ChannelTestProps {
  channel: Channel;
  settings: ChannelSettings;
  /** Something is changed and not saved: the test would use what is saved. */
  dirty: boolean;
}

const messageOf = (channel: Channel, values: TestValues): Input<typeof testChannelSettings> => {
  const { receiver, content = '', templateCode = '', values: lines = '', sender = '' } = values;
  return {
    channel,
    receiver: receiver.trim(),
    ...(content.trim() !== '' && { content: content.trim() }),
    ...(templateCode.trim() !== '' && { templateCode: templateCode.trim() }),
    ...(lines.trim() !== '' && { values: namedValues(lines) }),
    ...(sender.trim() !== '' && { sender: sender.trim() }),
  };
};

/** Sends one message, and says how that went. */
export const ChannelTest = ({ channel, settings, dirty }: ChannelTestProps) => {
  const words = useChannelWords();
  const outcomes = useOutcomeWords();
  const [form] = Form.useForm<TestValues>();
  const { run: test } = useTestChannelSettings();
  const confirm = useConfirm();
  const { problem, submit } = useSubmission();
  const [result, setResult] = useState<ReplyOf<typeof testChannelSettings>>();
  const onSubmit = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (values === undefined) return false;
    setResult(undefined);
    const message = messageOf(channel, values);
    return submit(async () => {
      try {
        setResult(await test(message, { quiet: true }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.reason !== 'quiet_hours') throw error;
        const sure = await confirm({
          title: words.quietTitle,
          text: words.quietText(settings.quietFrom, settings.quietTo),
          verb: words.quietVerb,
        });
        if (sure) setResult(await test({ ...message, confirmed: true }, { quiet: true }));
      }
    });
  };
  const text = result && lookUp(outcomes, result.outcome, result.outcome);
  return (
    <FormSection title={words.test} level={2}>
      <p>{words.testText}</p>
      <Form<TestValues> form={form} name={`channelTest-${channel}`} layout="vertical">
        {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
        <ServerErrors errors={problem?.fields} />
        <TestFields channel={channel} vendor={vendorOf(channel, settings)} />
        {dirty && <FormNotice tone="warning">{words.testUnsaved}</FormNotice>}
        {!dirty && !settings.enabled && <FormNotice tone="info">{words.testDisabled}</FormNotice>}
        <SubmitButton onClick={onSubmit} disabled={dirty || !settings.enabled}>
          {words.send}
        </SubmitButton>
      </Form>
      <div role="status">
        {result && (
          <Notice tone={result.sent ? 'info' : 'error'}>
            {result.sent
              ? words.sent(result.duration.toLocaleString())
              : result.status === null
                ? text
                : words.failedStatus(text ?? '', result.status)}
            {result.message !== '' && ` ${words.said(result.message)}`}
          </Notice>
        )}
      </div>
    </FormSection>
  );
};
