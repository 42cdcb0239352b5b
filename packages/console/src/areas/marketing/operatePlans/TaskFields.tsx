import { channels, type PdTask, templateChannels } from '@console/api/contract';
import { ifKnown } from '@console/base';
import { FormField, useRules } from '@console/ui/forms';
import { DatePicker, Form, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { NameField } from '../../../forms/fields.js';
import { usePlanWords } from './planWords.js';
import { DomainPicker } from './DomainPicker.js';
import { TaskText } from './TaskText.js';
import { TemplatePicker } from './TemplatePicker.js';

/** The fields of one task; which template may be chosen follows the channel. */
export const TaskFields = ({ task }: { task: PdTask | undefined }) => {
  const words = usePlanWords();
  const rules = useRules();
  const form = Form.useFormInstance();
  const wanted: unknown = Form.useWatch('channel', form);
  const channel = ifKnown(channels, typeof wanted === 'string' ? wanted : '', 'sms');
  const chosen: unknown = Form.useWatch('privateDomainIds', form);
  const groups = Array.isArray(chosen) ? chosen : [];
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
        <>
          <FormField name="privateDomainIds" label={words.groups} extra={words.groupsHelp}>
            <DomainPicker what={words.groups} notFoundContent={words.noGroups} known={task?.privateDomains ?? []} />
          </FormField>
          <TaskText toGroups={groups.length > 0} />
        </>
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
