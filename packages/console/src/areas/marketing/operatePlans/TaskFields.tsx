import { channels, type PdTask, templateChannels } from '@console/api/contract';
import { ifKnown } from '@console/base';
import { FormField, useRules } from '@console/ui/forms';
import { DatePicker, Form, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { NameField, NoteField } from '../../../forms/fields.js';
import { usePlanWords } from './planWords.js';
import { TemplatePicker } from './TemplatePicker.js';

/** The fields of one task; which template may be chosen follows the channel. */
export const TaskFields = ({ task }: { task: PdTask | undefined }) => {
  const words = usePlanWords();
  const rules = useRules();
  const form = Form.useFormInstance();
  const wanted: unknown = Form.useWatch('channel', form);
  const channel = ifKnown(channels, typeof wanted === 'string' ? wanted : '', 'sms');
  const written = ifKnown(templateChannels, channel, null);
  const known =
    task?.templateId && task.channel === channel ? { id: task.templateId, name: task.templateName } : undefined;
  return (
    <>
      <NameField name="taskName" label={words.taskName} />
      <FormField name="channel" label={words.channel}>
        <Radio.Group
          options={channels.map((value) => ({ value, label: words.channels[value] }))}
          // A template is one of its channel.
          onChange={() => form.setFieldValue('templateId', undefined)}
        />
      </FormField>
      {written === null ? (
        <NoteField
          name="content"
          label={words.content}
          help={words.contentHelp}
          max={2000}
          lines={4}
          rules={[rules.required(words.content)]}
        />
      ) : (
        <FormField
          name="templateId"
          label={words.template}
          extra={words.templateHelp}
          rules={[rules.chosen(words.template)]}
        >
          <TemplatePicker
            key={written}
            channel={written}
            what={words.template}
            notFoundContent={words.noTemplates}
            {...(known && { known })}
          />
        </FormField>
      )}
      <Form.Item
        name="sendTime"
        label={words.sendTime}
        extra={words.sendTimeHelp}
        getValueProps={(value: string | null) => ({ value: value === null ? null : dayjs(value) })}
        getValueFromEvent={(time: Dayjs | null) => time?.toISOString() ?? null}
      >
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
      </Form.Item>
    </>
  );
};
