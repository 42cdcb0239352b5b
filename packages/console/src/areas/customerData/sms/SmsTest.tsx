import { ApiError } from '@console/api';
import type { ReplyOf, SmsSettings, testSmsSettings } from '@console/api/contract';
import { useTestSmsSettings } from '@console/api/hooks/smsSettings';
import { lookUp, phonePattern } from '@console/base';
import { SubmitButton } from '@console/ui/button';
import { useConfirm } from '@console/ui/dialog';
import { FormField, ServerErrors, useRules } from '@console/ui/forms';
import { Notice } from '@console/ui/states';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { FormNotice } from '../../../forms/FormNotice.js';
import { FormSection } from '../../../forms/FormSection.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useSmsWords } from './smsWords.js';

interface TestValues {
  phoneNumber: string;
  content: string;
}

export interface SmsTestProps {
  settings: SmsSettings;
  /** Something is changed and not saved: the test would use what is saved. */
  dirty: boolean;
}

/** Sends one message, and says how that went. */
export const SmsTest = ({ settings, dirty }: SmsTestProps) => {
  const words = useSmsWords();
  const rules = useRules();
  const [form] = Form.useForm<TestValues>();
  const { run: test } = useTestSmsSettings();
  const confirm = useConfirm();
  const { problem, submit } = useSubmission();
  const [result, setResult] = useState<ReplyOf<typeof testSmsSettings>>();
  const onSubmit = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (values === undefined) return false;
    setResult(undefined);
    const content = (values.content ?? '').trim();
    const message = { phoneNumber: values.phoneNumber.trim(), ...(content !== '' && { content }) };
    const { quietFrom, quietTo } = settings;
    return submit(async () => {
      try {
        setResult(await test(message, { quiet: true }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.reason !== 'quiet_hours') throw error;
        const sure = await confirm({
          title: words.quietTitle,
          text: words.quietText(quietFrom, quietTo),
          verb: words.quietVerb,
        });
        if (sure) setResult(await test({ ...message, confirmed: true }, { quiet: true }));
      }
    });
  };
  const text = result && lookUp(words.outcomes, result.outcome, result.outcome);
  return (
    <FormSection title={words.test} level={2}>
      <p>{words.testText}</p>
      <Form<TestValues> form={form} name="smsTest" layout="vertical" initialValues={{ phoneNumber: '', content: '' }}>
        {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
        <ServerErrors errors={problem?.fields} />
        <FormField
          name="phoneNumber"
          label={words.phone}
          rules={[rules.required(words.phone), { pattern: phonePattern, message: words.phoneRule }]}
        >
          <Input maxLength={20} inputMode="tel" autoComplete="off" />
        </FormField>
        <FormField name="content" label={words.content}>
          <Input.TextArea maxLength={200} autoSize={{ minRows: 2, maxRows: 5 }} placeholder={words.contentHint} />
        </FormField>
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
