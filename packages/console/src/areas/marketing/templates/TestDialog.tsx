import { ApiError } from '@console/api';
import type { TemplateChannel, TestResult } from '@console/api/contract';
import { useReadTemplateRules } from '@console/api/hooks/marketing/templateReview';
import { useReadOwnReceiver, useTestPushTemplate } from '@console/api/hooks/marketing/templateTest';
import { bothAsync } from '@console/base';
import { SubmitButton } from '@console/ui/button';
import { SideDrawer, useConfirm } from '@console/ui/dialog';
import { ServerErrors } from '@console/ui/forms';
import { AsyncView, Notice } from '@console/ui/states';
import { Form } from 'antd';
import { useState } from 'react';
import { FormNotice } from '../../../forms/FormNotice.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useUser } from '../../../session/UserContext.js';
import { NotConfigured } from '../channels/NotConfigured.js';
import { DIALOG, TEST } from './templateAddress.js';
import type { TemplateRow } from './templateKind.js';
import { Stack } from './templates.styles.js';
import { useTemplateWords } from './templateWords.js';
import { isReachable, TestReceivers } from './TestReceivers.js';

interface TestDialogProps {
  channel: TemplateChannel;
  row: TemplateRow;
  /** Something typed is not saved, and so is not sent. */
  dirty: boolean;
}

interface TestFields {
  /** Left out where it goes to the sender alone. */
  receivers?: string;
}

const MOST = 10;
const receiversIn = (text: string): string[] => [
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
  const [get, set] = useQueryState();
  const { phoneNumber } = useUser();
  const open = get(DIALOG) === TEST;
  const [form] = Form.useForm<TestFields>();
  const known = useReadTemplateRules(open ? {} : null);
  const own = useReadOwnReceiver(open ? {} : null);
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
    const named = fields.receivers !== undefined && { receivers: receiversIn(fields.receivers).slice(0, MOST) };
    const message = { channel, templateId: row.id, version: row.version, ...named };
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
      <AsyncView value={bothAsync(known.state, own.state)} what={words.testTitle}>
        {([{ channels }, receiver]) => {
          if (!channels.some((one) => one.channel === channel && one.configured))
            return <NotConfigured channel={channel} />;
          const whom = { channel, isOwn, own: receiver };
          return (
            <Stack>
              <p>{words.testText}</p>
              {dirty && <Notice tone="warning">{words.testUnsaved}</Notice>}
              {isOwn && <Notice tone="info">{words.ownAlone[channel]}</Notice>}
              <Form<TestFields>
                form={form}
                name="templateTest"
                layout="vertical"
                initialValues={{ receivers: channel === 'sms' ? phoneNumber : '' }}
              >
                {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
                <ServerErrors errors={problem?.fields} />
                <TestReceivers {...whom} />
                {isReachable(whom) && <SubmitButton onClick={onSubmit}>{words.send}</SubmitButton>}
              </Form>
              <div role="status">
                {results.map(({ receiver: to, sent, message }) => (
                  <Notice key={to} tone={sent ? 'info' : 'error'}>
                    {sent ? words.sentTo(to) : words.notSentTo(to, message)}
                  </Notice>
                ))}
              </div>
            </Stack>
          );
        }}
      </AsyncView>
    </SideDrawer>
  );
}
