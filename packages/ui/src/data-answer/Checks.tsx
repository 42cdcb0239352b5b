import { CheckOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { useWords } from '../locale/useWords.js';
import { CheckStrip } from './proof.styles.js';
import { checkLines } from './checkWords.js';
import { dataAnswerWords } from './locale.js';
import type { AnswerCheck } from './types.js';

export interface ChecksProps {
  checks: readonly AnswerCheck[];
  /** Of what was asked for: whether a difference to the last time is a good one. */
  higherIsBetter: boolean | null | undefined;
}

/** What was seen to when the query had run. */
export const Checks = ({ checks, higherIsBetter }: ChecksProps) => {
  const words = useWords(dataAnswerWords);
  return (
    <CheckStrip aria-label={words.checks}>
      {checkLines(checks, higherIsBetter, words).map(({ ok, text, difference, tone, before }) => (
        <li key={text} data-warn={ok === false ? '' : undefined}>
          {ok === true && <CheckOutlined aria-hidden />}
          {ok === false && <ExclamationCircleOutlined aria-hidden />}
          {text}
          {difference !== undefined && <b data-tone={tone}>{difference}</b>}
          {before !== undefined && <small>{before}</small>}
        </li>
      ))}
    </CheckStrip>
  );
};
