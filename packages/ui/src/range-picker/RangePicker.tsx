import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { PopoverOnDemand } from '../on-demand/PopoverOnDemand.js';
import { Segments } from '../segments/Segments.js';
import { rangeWords } from './locale.js';
import { Dates, Range } from './RangePicker.styles.js';
import { type AskedRange, isCustomSpan, type RangeName, rangeNames, spanOf } from './span.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface RangePickerProps extends RootProps<HTMLDivElement> {
  /** What is asked for; what is no range counts as the last 30 days. `spanOf` makes the span of it that calls take. */
  value: AskedRange;
  /** Another one was chosen: keep it, in the address for instance. */
  onChange: (value: AskedRange & { range: RangeName }) => void;
  /** The present, from which the named ranges count. Default: the time at which it was first drawn. */
  now?: Date;
}

const dayOf = (moment: string): string => moment.slice(0, 10);

/** Chooses what time is shown: by a name, or from one day to another. Stands in a row that wraps. */
export const RangePicker = ({ value, onChange, now, ...root }: RangePickerProps) => {
  const [start] = useState(() => new Date());
  const span = spanOf(value, now ?? start);
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
    <Range {...rootProps(root)}>
      <Segments
        label={words.label}
        value={span.name}
        options={rangeNames.map((name) => ({ value: name, label: words.names[name] }))}
        onChange={(range) => onChange({ range })}
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
