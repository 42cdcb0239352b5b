import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { PopoverOnDemand } from '../on-demand/PopoverOnDemand.js';
import { Segments } from '../segments/Segments.js';
import { rangeWords } from './locale.js';
import { Dates, Range } from './RangePicker.styles.js';
import { type AskedRange, isCustomSpan, rangeNames, type Span } from './span.js';

export interface RangePickerProps {
  /** What is shown now, as `spanOf` makes it. */
  span: Span;
  /** Keep it in the address, and make the next span of it with `spanOf`. */
  onChange: (range: AskedRange & { range: string }) => void;
}

const dayOf = (moment: string): string => moment.slice(0, 10);

/** Chooses what time is shown: by a name, or from one day to another. Stands in a row that wraps. */
export const RangePicker = ({ span, onChange }: RangePickerProps) => {
  const words = useWords(rangeWords);
  const [open, setOpen] = useState(false);
  const [from, setFrom] = useState(dayOf(span.startTime));
  const [to, setTo] = useState(dayOf(span.endTime));
  const [wrong, setWrong] = useState(false);

  const show = (next: boolean) => {
    setOpen(next);
    if (!next) return;
    setFrom(dayOf(span.startTime));
    setTo(dayOf(span.endTime));
    setWrong(false);
  };
  const apply = () => {
    const good = isCustomSpan(from, to);
    setWrong(!good);
    if (!good) return;
    setOpen(false);
    onChange({ range: 'custom', from, to });
  };

  const dates = (
    <Dates
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label>
        {words.from}
        <input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
      </label>
      <label>
        {words.to}
        <input type="date" value={to} onChange={(event) => setTo(event.target.value)} />
      </label>
      {wrong && <p role="alert">{words.wrong}</p>}
      <Button type="primary" htmlType="submit">
        {words.apply}
      </Button>
    </Dates>
  );

  return (
    <Range>
      <Segments
        label={words.label}
        value={span.name}
        options={rangeNames.map((name) => ({ value: name, label: words.names[name] }))}
        onChange={({ value }) => onChange({ range: value })}
      />
      <PopoverOnDemand placement="bottomRight" open={open} onOpenChange={show} content={dates}>
        {(opener) => (
          <Button icon={<CalendarOutlined />} {...opener}>
            {dayOf(span.startTime).slice(5)} – {dayOf(span.endTime).slice(5)}
          </Button>
        )}
      </PopoverOnDemand>
    </Range>
  );
};
