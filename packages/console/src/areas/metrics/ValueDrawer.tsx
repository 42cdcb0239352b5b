import { metricPeriods, type MetricValue } from '@console/api/contract';
import { usePageMetrics } from '@console/api/hooks/metrics';
import { useAddMetricValue, useModifyMetricValue } from '@console/api/hooks/metricValues';
import { ifKnown } from '@console/base';
import { FormField, useRules } from '@console/ui/forms';
import { Notice } from '@console/ui/states';
import { DatePicker, Form, InputNumber } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { NoteField, TextField } from '../../forms/fields.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { inShanghai } from '../../time/inShanghai.js';
import { MOST_AMOUNT } from './metricFields.js';
import { MetricPicker } from './MetricPicker.js';
import { useValueWords } from './valueWords.js';

interface Fields {
  metricId: string;
  /** As the calls take it, by clocks in Shanghai. */
  time: string;
  dimension: string;
  value: number | null;
  note: string;
}

const MOMENT = 'YYYY-MM-DD HH:mm:ss';

const fieldsOf = (value: MetricValue | undefined): Fields => ({
  metricId: value?.metricId ?? '',
  time: value === undefined ? '' : dayjs(inShanghai(new Date(value.time))).format(MOMENT),
  dimension: value?.dimension ?? '',
  value: value?.value ?? null,
  note: value?.note ?? '',
});

/** What is chosen in the calendar for a period. */
const pickers = { day: 'date', week: 'week', month: 'month', quarter: 'quarter', year: 'year' } as const;

const typedIn = { kept: true } as const;

/** The metric of a value, which stays once it is there, and its time in the steps of that metric. */
const MetricAndTime = ({ fixed }: { fixed?: MetricValue | undefined }) => {
  const words = useValueWords();
  const rules = useRules();
  const form = Form.useFormInstance<Fields>();
  const metricId = Form.useWatch('metricId', form) ?? '';
  const chosen = usePageMetrics(metricId === '' ? null : { current: 1, size: 1, idList: [metricId] });
  const metric = chosen.data?.list.find(({ id }) => id === metricId);
  const known = fixed ?? (metric && { metricId: metric.id, metricName: metric.metricName });
  return (
    <>
      <FormField name="metricId" label={words.metric} rules={[rules.chosen(words.metric)]}>
        <MetricPicker
          only={typedIn}
          what={words.metric}
          notFoundContent={words.noMetrics}
          open={fixed === undefined ? undefined : false}
          {...(known && { known: [{ value: known.metricId, label: known.metricName }] })}
        />
      </FormField>
      <Form.Item
        name="time"
        label={words.time}
        extra={words.timeHelp}
        rules={[rules.chosen(words.time)]}
        getValueProps={(value: string) => ({ value: value === '' ? null : dayjs(value) })}
        getValueFromEvent={(day: Dayjs | null) => day?.startOf('day').format(MOMENT) ?? ''}
      >
        <DatePicker
          picker={pickers[ifKnown(metricPeriods, metric?.period ?? '', 'day')]}
          disabled={fixed?.source === 'computed'}
          style={{ width: 200 }}
        />
      </Form.Item>
    </>
  );
};

/** One value of a metric, or a new one. Of a computed one only its note can be changed. */
export const ValueDrawer = ({ list }: { list: OpenedRecord<MetricValue> }) => {
  const words = useValueWords();
  const add = useAddMetricValue();
  const modify = useModifyMetricValue();

  const onSubmit = (fields: Fields, value: MetricValue | undefined) => {
    const note = fields.note.trim();
    if (value?.source === 'computed') return modify.run({ id: value.id, note }, { quiet: true });
    const { metricId, time } = fields;
    const settings = { time, dimension: fields.dimension.trim(), value: fields.value ?? 0, note };
    return value === undefined
      ? add.run({ metricId, ...settings }, { quiet: true })
      : modify.run({ id: value.id, ...settings }, { quiet: true });
  };

  return (
    <RecordDrawer<MetricValue, Fields>
      list={list}
      what={words.what}
      newTitle={words.addTitle}
      titleOf={({ metricName }) => metricName}
      fieldsOf={fieldsOf}
      onSubmit={onSubmit}
      saved={words.saved}
      created={words.created}
      renderFacts={({ source }) => source === 'computed' && <Notice tone="info">{words.computedNotice}</Notice>}
    >
      {(value) => (
        <>
          <MetricAndTime fixed={value} />
          <TextField
            name="dimension"
            label={words.part}
            help={words.partHelp}
            disabled={value?.source === 'computed'}
          />
          <FormField name="value" label={words.value} rules={[{ required: true, message: words.valueRule }]}>
            <InputNumber
              min={-MOST_AMOUNT}
              max={MOST_AMOUNT}
              disabled={value?.source === 'computed'}
              style={{ width: 200 }}
            />
          </FormField>
          <NoteField name="note" label={words.note} help={words.noteHelp} max={200} />
        </>
      )}
    </RecordDrawer>
  );
};
