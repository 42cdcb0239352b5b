import { InputNumber } from 'antd';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { rfmWords } from './locale.js';
import { isPassing, shareOf, type ThresholdSide, type ValueSpread } from './passing.js';
import { Bars, Nobody, Picture } from './ThresholdPicture.styles.js';

export interface ThresholdPictureProps extends RootProps {
  /** What is measured: "最近一次下单". */
  title: string;
  /** How the customers spread over it. */
  spread: ValueSpread;
  /** Where the high side begins. */
  value: number;
  /** Which side is high. */
  side: ThresholdSide;
  /** Of the number: "天". */
  unit: string;
  /** The least that the number may be. Default 0. */
  min?: number;
  /** The most that it may be. Default 1,000,000,000. */
  max?: number;
  /** The threshold was moved, by pointer, arrow keys or as a number. */
  onChange: (change: { value: number }) => void;
}

/** How customers spread, with a threshold that is moved on the picture; the same as a number beside it. */
export const ThresholdPicture = (props: ThresholdPictureProps) => {
  const { title, spread, value, side, unit, min = 0, max = 1_000_000_000, onChange, ...root } = props;
  const words = useWords(rfmWords);
  const { width, counts } = spread;
  const end = width * counts.length;
  const most = Math.max(1, ...counts);
  const written = `${value.toLocaleString()} ${unit}`;
  const share = `${(shareOf(spread, value, side) * 100).toFixed(1)}%`;
  const change = (next: number | null) => {
    if (next !== null && next >= min && next <= max) onChange({ value: next });
  };
  return (
    <Picture {...rootProps(root)} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{words.passing(share)}</span>
        <InputNumber
          size="small"
          aria-label={words.exact(title)}
          value={value}
          min={min}
          max={max}
          suffix={unit}
          onChange={change}
        />
      </header>
      {counts.every((count) => count === 0) ? (
        <Nobody>{words.nobody}</Nobody>
      ) : (
        <Bars>
          <ul aria-hidden>
            {counts.map((count, at) => (
              <li
                // oxlint-disable-next-line react/no-array-index-key -- Bins are told apart by their place alone.
                key={at}
                data-high={isPassing(at, spread, value, side) || undefined}
                title={words.bin((at * width).toLocaleString(), count.toLocaleString())}
                style={{ height: `${Math.max(count > 0 ? 2 : 0, (count / most) * 100)}%` }}
              />
            ))}
          </ul>
          <input
            type="range"
            aria-label={title}
            aria-valuetext={`${written}, ${words.passing(share)}`}
            min={min}
            max={Math.max(end, min + 1)}
            step={width >= 10 ? width / 10 : 1}
            value={Math.min(value, Math.max(end, min + 1))}
            onChange={(event) => change(Number(event.target.value))}
          />
          <footer>
            <span>{min.toLocaleString()}</span>
            <span>
              {end.toLocaleString()} {words.above}
            </span>
          </footer>
        </Bars>
      )}
    </Picture>
  );
};
