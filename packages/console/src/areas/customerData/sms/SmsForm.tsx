import type { SmsSettings } from '@console/api/contract';
import { useModifySmsSettings } from '@console/api/hooks/smsSettings';
import { SubmitButton } from '@console/ui/button';
import { ServerErrors } from '@console/ui/forms';
import { useUnsaved } from '@console/ui/kept-pages';
import { useMessage } from '@console/ui/provider';
import { Form } from 'antd';
import { FormNotice } from '../../../forms/FormNotice.js';
import { KeptFields } from '../../../forms/KeptFields.js';
import type { Edit } from '../../../forms/useEdit.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { SmsFields, type SmsValues } from './SmsFields.js';
import { useSmsWords } from './smsWords.js';

export interface SmsFormProps {
  settings: SmsSettings;
  edit: Edit;
}

/** What is typed into it is not kept in the browser. */
const secret = ['secret'];

const valuesOf = (settings: SmsSettings): SmsValues => ({
  enabled: settings.enabled,
  gatewayUrl: settings.gatewayUrl,
  accessKey: settings.accessKey,
  signName: settings.signName,
  dailyLimit: settings.dailyLimit,
  dailyLimitPerPhone: settings.dailyLimitPerPhone,
  quietFrom: settings.quietFrom,
  quietTo: settings.quietTo,
});

/** Changes how text messages are sent. */
export const SmsForm = ({ settings, edit }: SmsFormProps) => {
  const words = useSmsWords();
  const message = useMessage();
  const [form] = Form.useForm<SmsValues>();
  const { run: modify } = useModifySmsSettings();
  const { problem, submit } = useSubmission();
  useUnsaved(edit.dirty);

  const onSubmit = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (values === undefined) return false;
    return submit(async () => {
      const { secret: typed, ...fields } = values;
      await modify(
        {
          ...fields,
          gatewayUrl: fields.gatewayUrl.trim(),
          accessKey: fields.accessKey.trim(),
          signName: fields.signName.trim(),
          ...(typed !== undefined && typed.trim() !== '' && { secret: typed.trim() }),
        },
        { quiet: true },
      );
      form.setFieldValue('secret', undefined);
      edit.setDirty(false);
      message.success(words.saved);
    });
  };

  return (
    <Form<SmsValues>
      form={form}
      name="sms"
      layout="vertical"
      initialValues={valuesOf(settings)}
      onValuesChange={() => edit.setDirty(true)}
      scrollToFirstError={{ focus: true }}
    >
      <KeptFields edit={edit} fill={() => form.setFieldsValue(valuesOf(settings))} secret={secret} />
      {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
      <ServerErrors errors={problem?.fields} />
      <SmsFields settings={settings} />
      <SubmitButton onClick={onSubmit}>{words.save}</SubmitButton>
    </Form>
  );
};
