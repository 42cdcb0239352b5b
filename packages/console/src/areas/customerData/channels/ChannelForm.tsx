import type { Channel, ChannelSettings } from '@console/api/contract';
import { useModifyChannelSettings } from '@console/api/hooks/channelSettings';
import { SubmitButton } from '@console/ui/button';
import { ServerErrors } from '@console/ui/forms';
import { useUnsaved } from '@console/ui/kept-pages';
import { useMessage } from '@console/ui/provider';
import { Form } from 'antd';
import { FormNotice } from '../../../forms/FormNotice.js';
import { KeptFields } from '../../../forms/KeptFields.js';
import type { Edit } from '../../../forms/useEdit.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { changeOf, type ChannelValues, secretFields, valuesOf } from './channelForm.js';
import { useChannelWords } from './channelWords.js';
import { LimitFields } from './LimitFields.js';
import { VendorFields } from './VendorFields.js';

export interface ChannelFormProps {
  channel: Channel;
  settings: ChannelSettings;
  edit: Edit;
}

/** Changes how messages of a channel are sent. */
export const ChannelForm = ({ channel, settings, edit }: ChannelFormProps) => {
  const words = useChannelWords();
  const message = useMessage();
  const [form] = Form.useForm<ChannelValues>();
  const { run: modify } = useModifyChannelSettings();
  const { problem, submit } = useSubmission();
  useUnsaved(edit.dirty);

  const onSubmit = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (values === undefined) return false;
    return submit(async () => {
      // What stands in fields of the other vendor is not drawn, and is not sent.
      await modify(changeOf(channel, { ...form.getFieldsValue(true), ...values }), { quiet: true });
      for (const name of secretFields) form.setFieldValue(name, undefined);
      edit.setDirty(false);
      message.success(words.saved);
    });
  };

  return (
    <Form<ChannelValues>
      form={form}
      name={`channel-${channel}`}
      layout="vertical"
      initialValues={valuesOf(channel, settings)}
      onValuesChange={() => edit.setDirty(true)}
      scrollToFirstError={{ focus: true }}
    >
      <KeptFields edit={edit} fill={() => form.setFieldsValue(valuesOf(channel, settings))} secret={secretFields} />
      {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
      <ServerErrors errors={problem?.fields} />
      <VendorFields channel={channel} settings={settings} />
      <LimitFields channel={channel} settings={settings} />
      <SubmitButton onClick={onSubmit}>{words.save}</SubmitButton>
    </Form>
  );
};
