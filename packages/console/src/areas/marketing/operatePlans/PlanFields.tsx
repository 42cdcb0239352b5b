import { FormField, useRules } from '@console/ui/forms';
import { DatePicker, Form, InputNumber } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { KeyboardEvent } from 'react';
import { NameField, NoteField } from '../../../forms/fields.js';
import { PackPicker } from '../../../pickers/PackPicker.js';
import { ClashNotice } from './ClashNotice.js';
import { usePlanWords } from './planWords.js';

/** All that is said about a plan beside its tasks. */
export interface PlanSaid {
  planName: string;
  description: string;
  /** One at most. */
  crowdPackIds: string[];
  /** ISO 8601: from and to. */
  span: [string, string] | null;
  /** In yuan. */
  budget: number | null;
}

interface PlanFieldsProps {
  /** Id of the plan that is changed; undefined: a new one. */
  id?: string | undefined;
  known?: readonly { id: string; name: string }[];
}

const MOST_YUAN = 1_000_000_000;

/** Enter takes the moment that was typed; the other end may still have to be chosen. */
const stayInForm = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/** What is said about a plan, and which others meet it. */
export const PlanFields = ({ id, known = [] }: PlanFieldsProps) => {
  const words = usePlanWords();
  const rules = useRules();
  const form = Form.useFormInstance<PlanSaid>();
  const [crowdPackId] = Form.useWatch('crowdPackIds', form) ?? [];
  const span = Form.useWatch('span', form);
  return (
    <>
      <NameField name="planName" label={words.name} />
      <FormField name="crowdPackIds" label={words.audience}>
        <PackPicker what={words.audience} known={known} />
      </FormField>
      <Form.Item
        name="span"
        label={words.time}
        rules={[rules.chosen(words.time)]}
        getValueProps={(value: PlanSaid['span']) => ({ value: value?.map((time) => dayjs(time)) ?? null })}
        getValueFromEvent={(range: [Dayjs | null, Dayjs | null] | null) =>
          range?.[0] && range[1] ? [range[0].toISOString(), range[1].toISOString()] : null
        }
      >
        <DatePicker.RangePicker
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          style={{ width: '100%' }}
          onKeyDown={stayInForm}
        />
      </Form.Item>
      <FormField name="budget" label={words.budget} extra={words.budgetHelp}>
        <InputNumber min={0} max={MOST_YUAN} precision={2} style={{ width: 200 }} />
      </FormField>
      <NoteField name="description" label={words.description} />
      {crowdPackId !== undefined && span && (
        <ClashNotice plan={{ crowdPackId, startTime: span[0], endTime: span[1], ...(id !== undefined && { id }) }} />
      )}
    </>
  );
};
