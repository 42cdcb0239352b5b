import { CalendarOutlined } from '@ant-design/icons';
import { PopoverOnDemand } from '@console/ui/on-demand';
import { Segments } from '@console/ui/segments';
import { Button } from 'antd';
import { useState } from 'react';
import { Dates } from './home.styles.js';
import { useHomeWords } from './homeWords.js';
import { isCustomSpan, rangeNames, type Span } from './span.js';

export interface RangePickerProps {
  span: Span;
  /** Dates are `YYYY-MM-DD`, and only there for `custom`. */
  onChange: (range: { range: string; from?: string; to?: string }) => void;
}

const dayOf = (moment: string): string => moment.slice(0, 10);

/** Chooses what time is shown: by a name, or from one day to another. */
export const RangePicker = ({ span, onChange }: RangePickerProps) => {
  const words = useHomeWords();
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
        {words.custom.from}
        <input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
      </label>
      <label>
        {words.custom.to}
        <input type="date" value={to} onChange={(event) => setTo(event.target.value)} />
      </label>
      {wrong && <p role="alert">{words.custom.wrong}</p>}
      <Button type="primary" htmlType="submit">
        {words.custom.apply}
      </Button>
    </Dates>
  );

  return (
    <>
      <Segments
        label={words.range}
        value={span.name}
        options={rangeNames.map((name) => ({ value: name, label: words.ranges[name] }))}
        onChange={({ value }) => onChange({ range: value })}
      />
      <PopoverOnDemand placement="bottomRight" open={open} onOpenChange={show} content={dates}>
        {(opener) => (
          <Button icon={<CalendarOutlined />} {...opener}>
            {dayOf(span.startTime).slice(5)} – {dayOf(span.endTime).slice(5)}
          </Button>
        )}
      </PopoverOnDemand>
    </>
  );
};
