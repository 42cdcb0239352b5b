import { DatePicker, Form } from 'antd';
import dayjs from 'dayjs';
import { useMakingWords } from './makingWords.js';
import { useTakeTitle } from './useTakeTitle.js';

const DAY = 'YYYY-MM-DD';

/** The report on which days. */
export const ReportFields = ({ today }: { /** `YYYY-MM-DD` */ today: string }) => {
  const words = useMakingWords();
  const takeTitle = useTakeTitle();
  const before = (days: number): [dayjs.Dayjs, dayjs.Dayjs] => [
    dayjs(today).subtract(days, 'day'),
    dayjs(today).subtract(1, 'day'),
  ];
  return (
    <Form.Item
      name="days"
      label={words.days}
      getValueProps={(days: readonly string[]) => ({ value: days.map((one) => dayjs(one)) })}
      getValueFromEvent={(days: readonly (dayjs.Dayjs | null)[]) => days.map((one) => one?.format(DAY) ?? '')}
    >
      <DatePicker.RangePicker
        allowClear={false}
        maxDate={dayjs(today)}
        style={{ width: '100%' }}
        onChange={(days) => {
          const [from, to] = days?.map((one) => one?.format(DAY) ?? '') ?? [];
          if (from !== undefined && to !== undefined) takeTitle({ value: '', label: words.reportName(from, to) });
        }}
        presets={[
          { label: words.week, value: before(7) },
          { label: words.month, value: before(30) },
        ]}
      />
    </Form.Item>
  );
};
