import { type AnalysisReport, type MetricPeriod, metricPeriods } from '@console/api/contract';
import { useAddAnalysisReport } from '@console/api/hooks/analysisReports';
import { FormField, useRules } from '@console/ui/forms';
import { DatePicker, Form, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { NameField, NoteField } from '../../forms/fields.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { inShanghai } from '../../time/inShanghai.js';
import { useNow } from '../../time/useNow.js';
import { MetricPicker } from './MetricPicker.js';
import { useReportWords } from './reportWords.js';

interface Fields {
  reportName: string;
  metricIds: string[];
  /** `YYYY-MM-DD`, both in it. */
  days: [from: string, to: string];
  period: MetricPeriod;
  wish: string;
}

const DAY = 'YYYY-MM-DD';
const MOST = 20;
const inUse = { enabled: true } as const;

/** The days of a report, most often some that have a name. */
const DaysField = ({ today }: { today: Dayjs }) => {
  const words = useReportWords();
  const last = today.subtract(1, 'month');
  const before = (days: number): [Dayjs, Dayjs] => [today.subtract(days, 'day'), today.subtract(1, 'day')];
  return (
    <Form.Item
      name="days"
      label={words.span}
      getValueProps={(days: readonly string[]) => ({ value: days.map((day) => dayjs(day)) })}
      getValueFromEvent={(days: readonly (Dayjs | null)[]) => days.map((day) => day?.format(DAY) ?? '')}
    >
      <DatePicker.RangePicker
        allowClear={false}
        style={{ width: '100%' }}
        presets={[
          { label: words.presets.week, value: before(7) },
          { label: words.presets.month, value: before(30) },
          { label: words.presets.lastMonth, value: [last.startOf('month'), last.endOf('month')] },
          { label: words.presets.quarter, value: before(90) },
          { label: words.presets.year, value: before(365) },
        ]}
      />
    </Form.Item>
  );
};

interface ReportDrawerProps {
  list: OpenedRecord<AnalysisReport>;
  /** It was begun. */
  onBegun: (id: string) => void;
}

/** Says what a new report is to be about. */
export const ReportDrawer = ({ list, onBegun }: ReportDrawerProps) => {
  const words = useReportWords();
  const rules = useRules();
  const { run: add } = useAddAnalysisReport();
  const today = dayjs(inShanghai(useNow())).startOf('day');
  const initial: Fields = {
    reportName: '',
    metricIds: [],
    days: [today.subtract(30, 'day').format(DAY), today.subtract(1, 'day').format(DAY)],
    period: 'day',
    wish: '',
  };
  const onSubmit = async ({ reportName, metricIds, days: [from, to], period, wish }: Fields) => {
    const { id } = await add(
      {
        reportName: reportName.trim(),
        metricIds,
        startTime: `${from} 00:00:00`,
        endTime: `${to} 23:59:59`,
        period,
        wish: wish.trim(),
      },
      { quiet: true },
    );
    onBegun(id);
  };
  return (
    <RecordDrawer<AnalysisReport, Fields>
      list={list}
      what={words.what}
      newTitle={words.add}
      titleOf={({ reportName }) => reportName}
      fieldsOf={() => initial}
      onSubmit={onSubmit}
      saved={words.saved}
      created={words.created}
      staysOpen
    >
      <NameField name="reportName" label={words.name} />
      <FormField
        name="metricIds"
        label={words.metrics}
        extra={words.metricsHelp}
        rules={[rules.chosen(words.metrics), { type: 'array', max: MOST, message: words.tooMany }]}
      >
        <MetricPicker only={inUse} mode="multiple" what={words.metrics} />
      </FormField>
      <DaysField today={today} />
      <FormField name="period" label={words.period}>
        <Select options={metricPeriods.map((value) => ({ value, label: words.periods[value] }))} />
      </FormField>
      <NoteField name="wish" label={words.wish} help={words.wishHelp} max={1000} lines={3} />
    </RecordDrawer>
  );
};
