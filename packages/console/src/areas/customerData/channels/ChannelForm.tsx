import type { Channel, ChannelSettings } from '@console/api/contract';
import { useModifyChannelSettings } from '@console/api/hooks/channelSettings';
import { SubmitButton } from '@console/ui/button';
import { ServerErrors } from '@console/ui/forms';
import { useUnsaved } from '@console/ui/kept-pages';
import { useMessage } from '@console/ui/provider';
import { Form } from 'antd';
import { FormNotice } from '../../../forms/FormNotice.js';
import { KeptFields } from '../../../forms/KeptFields.js';
import { MergeFields } from '../../../forms/MergeFields.js';
import type { Edit } from '../../../forms/useEdit.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { changeOf, type ChannelValues, secretFields, valuesOf, versionOf } from './channelForm.js';
import { channelText } from './channelText.js';
import { useChannelWords } from './channelWords.js';
import { LimitFields } from './LimitFields.js';
import { VendorFields } from './VendorFields.js';
import { useVendorWords } from './vendorWords.js';

export interface ChannelFormProps {
  channel: Channel;
  settings: ChannelSettings;
  edit: Edit;
}

/** Changes how messages of a channel are sent. */
export const ChannelForm = ({ channel, settings, edit }: ChannelFormProps) => {
  const words = useChannelWords();
  const vendorWords = useVendorWords();
  const message = useMessage();
  const [form] = Form.useForm<ChannelValues>();
  const { run: modify } = useModifyChannelSettings();
  const { problem, submit, forget } = useSubmission();
  useUnsaved(edit.dirty);
  const present = valuesOf(channel, settings);
  const refused = problem?.reason === 'changed_meanwhile' ? problem : undefined;

  const onSubmit = async () => {
    const values = await form.validateFields().catch(() => undefined);
    if (values === undefined) return false;
    return submit(async () => {
      // What stands in fields of the other vendor is not drawn, and is not sent.
      const all = { ...form.getFieldsValue(true), ...values };
      const saved = await modify(changeOf(channel, all), { quiet: true });
      for (const name of secretFields) form.setFieldValue(name, undefined);
      // What is typed before the page has read it anew goes on from there.
      if (saved?.updateTime !== undefined) form.setFieldValue('version', versionOf(saved.updateTime));
      edit.setDirty(false);
      message.success(words.saved);
    });
  };

  return (
    <Form<ChannelValues>
      form={form}
      name={`channel-${channel}`}
      layout="vertical"
      initialValues={present}
      onValuesChange={() => edit.setDirty(true)}
      scrollToFirstError={{ focus: true }}
    >
      <KeptFields edit={edit} fill={() => form.setFieldsValue(present)} secret={secretFields} />
      <MergeFields<ChannelValues>
        edit={edit}
        present={present}
        by={settings.updatedBy}
        versionOf={({ version }) => version}
        describe={(values) => channelText(channel, values, [words, vendorWords])}
        refused={refused}
        onMerged={forget}
      />
      {problem && !refused && <FormNotice tone="error">{problem.message}</FormNotice>}
      <ServerErrors errors={problem?.fields} />
      <VendorFields channel={channel} settings={settings} />
      <LimitFields channel={channel} settings={settings} />
      <SubmitButton onClick={onSubmit}>{words.save}</SubmitButton>
    </Form>
  );
};
