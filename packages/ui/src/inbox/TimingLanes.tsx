import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { surface } from '../theme/mixins.js';
import { inboxWords } from './locale.js';

const Root = styled.div`
  ${surface}

  h3 {
    display: flex;
    gap: 12px;
    margin: 0 0 4px;
    font-size: 13px;
    line-height: 20px;
  }

  h3 > span {
    color: ${(p) => p.theme.text2};
    font-weight: 400;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) 52px;
    align-items: center;
    gap: 12px;
    color: ${(p) => p.theme.text2};
    font-size: 12px;
    line-height: 20px;
  }

  li > span:last-child {
    text-align: end;
  }
`;

const Lane = styled.span`
  position: relative;
  height: 8px;
  border-radius: 2px;
  background: ${(p) => p.theme.chartGrid};

  > i {
    position: absolute;
    top: 0;
    bottom: 0;
    min-width: 3px;
    border-radius: 2px;
    background: ${(p) => p.theme.chartPrevious};
  }

  &[data-lane='wait'] > i {
    background: ${(p) => p.theme.chart1};
  }
`;

/** Milliseconds from the question until something. Null: not known, or it never came. */
export interface AnswerTiming {
  /** Its evidence was found. */
  readonly found: number | null;
  /** The first word came. */
  readonly firstWord: number | null;
  /** All was said. */
  readonly total: number | null;
}

type LaneKey = 'found' | 'wait' | 'write';

/** The stages of an answer that are known, one after another. */
const lanesOf = ({ found, firstWord, total }: AnswerTiming): { key: LaneKey; from: number; to: number }[] => {
  const ends: readonly (readonly [LaneKey, number | null])[] = [
    ['found', found],
    ['wait', firstWord],
    ['write', total],
  ];
  const lanes: { key: LaneKey; from: number; to: number }[] = [];
  for (const [key, end] of ends) {
    if (end === null) continue;
    const from = lanes.at(-1)?.to ?? 0;
    lanes.push({ key, from, to: Math.max(from, end) });
  }
  return lanes;
};

export interface TimingLanesProps extends RootProps<HTMLDivElement> {
  /** What is known of it. */
  timing: AnswerTiming;
}

/** What an answer took, stage by stage on one axis. Draws nothing where nothing is known. */
export const TimingLanes = ({ timing, ...root }: TimingLanesProps) => {
  const words = useWords(inboxWords);
  const lanes = lanesOf(timing);
  const whole = lanes.at(-1)?.to ?? 0;
  if (lanes.length === 0) return null;
  const inSeconds = (ms: number) => words.seconds((ms / 1000).toFixed(1));
  const share = (ms: number) => `${whole === 0 ? 0 : (ms / whole) * 100}%`;
  return (
    <Root {...rootProps(root)} role="group" aria-label={words.timing}>
      <h3>
        {words.timing}
        <span>{words.total(inSeconds(whole))}</span>
      </h3>
      <ul>
        {lanes.map(({ key, from, to }) => (
          <li key={key}>
            <span>{words.lanes[key]}</span>
            <Lane data-lane={key} aria-hidden>
              <i style={{ left: share(from), width: share(to - from) }} />
            </Lane>
            <span>{inSeconds(to - from)}</span>
          </li>
        ))}
      </ul>
    </Root>
  );
};
