import { ApiError } from '@console/api';
import type { TemplateChannel, TestResult } from '@console/api/contract';
import { useReadTemplateRules } from '@console/api/hooks/marketing/templateReview';
import { useTestPushTemplate } from '@console/api/hooks/marketing/templateTest';
import { SubmitButton } from '@console/ui/button';
import { SideDrawer, useConfirm } from '@console/ui/dialog';
import { FormField, ServerErrors, useRules } from '@console/ui/forms';
import { AsyncView, Notice } from '@console/ui/states';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { FormNotice } from '../../../forms/FormNotice.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useUser } from '../../../session/UserContext.js';
import { NotConfigured } from './NotConfigured.js';
import { DIALOG, TEST } from './templateAddress.js';
import type { TemplateRow } from './templateKind.js';
import { Stack } from './templates.styles.js';
import { useTemplateWords } from './templateWords.js';

interface TestDialogProps {
  channel: TemplateChannel;
  row: TemplateRow;
  /** Something typed is not saved, and so is not sent. */
  dirty: boolean;
}

interface TestFields {
  receivers: string;
}

const MOST = 10;
const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,，;；]+/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** Sends the saved version to a few people, really: to oneself as long as nobody has approved it. */
export default function TestDialog({ channel, row, dirty }: TestDialogProps) {
  const words = useTemplateWords();
  const rules = useRules();
  const [get, set] = useQueryState();
  const { phoneNumber } = useUser();
  const open = get(DIALOG) === TEST;
  const [form] = Form.useForm<TestFields>();
  const known = useReadTemplateRules(open ? {} : null);
  const { run: push } = useTestPushTemplate();
  const confirm = useConfirm();
  const { problem, submit, forget } = useSubmission();
  const [results, setResults] = useState<readonly TestResult[]>([]);
  const isOwn = row.state !== 'approved';
  const close = () => {
    forget();
    setResults([]);
    set({ [DIALOG]: undefined });
  };
  const onSubmit = async () => {
    const fields = await form.validateFields().catch(() => undefined);
    if (fields === undefined) return false;
    setResults([]);
    const receivers = linesOf(fields.receivers).slice(0, MOST);
    const message = { channel, templateId: row.id, version: row.version, receivers };
    return submit(async () => {
      try {
        setResults(await push(message, { quiet: true }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.reason !== 'quiet_hours') throw error;
        const sure = await confirm({ title: words.quietTitle, text: words.quietText, verb: words.send });
        if (sure) setResults(await push({ ...message, confirmed: true }, { quiet: true }));
      }
    });
  };
  return (
    <SideDrawer open={open} title={words.testTitle} onClose={close}>
      <AsyncView value={known.state} what={words.testTitle}>
        {({ channels }) =>
          channels.some((one) => one.channel === channel && one.configured) ? (
            <Stack>
              <p>{words.testText}</p>
              {dirty && <Notice tone="warning">{words.testUnsaved}</Notice>}
              {isOwn && <Notice tone="info">{words.ownAlone[channel]}</Notice>}
              {isOwn && channel === 'sms' && phoneNumber === '' && <Notice tone="warning">{words.noPhone}</Notice>}
              <Form<TestFields>
                form={form}
                name="templateTest"
                layout="vertical"
                initialValues={{ receivers: channel === 'sms' ? phoneNumber : '' }}
              >
                {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
                <ServerErrors errors={problem?.fields} />
                <FormField
                  name="receivers"
                  label={words.receivers[channel]}
                  extra={words.receiversHelp}
                  rules={[rules.required(words.receivers[channel])]}
                >
                  <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} maxLength={800} autoComplete="off" />
                </FormField>
                <SubmitButton onClick={onSubmit}>{words.send}</SubmitButton>
              </Form>
              <div role="status">
                {results.map(({ receiver, sent, message }) => (
                  <Notice key={receiver} tone={sent ? 'info' : 'error'}>
                    {sent ? words.sentTo(receiver) : words.notSentTo(receiver, message)}
                  </Notice>
                ))}
              </div>
            </Stack>
          ) : (
            <NotConfigured channel={channel} />
          )
        }
      </AsyncView>
    </SideDrawer>
  );
}
