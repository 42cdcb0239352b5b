import type { MetricPeriod } from '@console/api/contract';
import { Segments } from '@console/ui/segments';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useDetailsWords } from './detailsWords.js';
import { spansOf } from './metricSpan.js';
import { SpanTools } from './metrics.styles.js';
import type { useMetricSpan } from './useMetricSpan.js';

interface SpanPickerProps extends ReturnType<typeof useMetricSpan> {
  period: MetricPeriod;
}

const DAY = 'YYYY-MM-DD';

/** Chooses over what time a metric is looked at: the last periods of it, or from one day to another. */
export const SpanPicker = ({ period, span, choose, chooseDays }: SpanPickerProps) => {
  const words = useDetailsWords();
  return (
    <SpanTools>
      <Segments
        label={words.span}
        value={String(span.last ?? '')}
        options={spansOf[period].map((count) => ({ value: String(count), label: words.last[period](count) }))}
        onChange={(value) => choose(Number(value))}
      />
      <DatePicker.RangePicker
        allowClear={false}
        aria-label={words.span}
        placeholder={[words.from, words.to]}
        value={[dayjs(span.startTime), dayjs(span.endTime)]}
        onChange={(days) => {
          const [begin, end] = days ?? [];
          if (begin && end) chooseDays(begin.format(DAY), end.format(DAY));
        }}
      />
    </SpanTools>
  );
};
