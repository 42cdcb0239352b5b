import { useWords } from '../locale/useWords.js';
import { Court, Facts, Sign } from './BasketballView.styles.js';
import { numberText } from './cells.js';
import { court, shotsOf } from './court.js';
import { dataAnswerWords } from './locale.js';
import type { ShotsShape } from './shape.js';
import type { ResultTable } from './types.js';

export interface ShotChartProps {
  table: ResultTable;
  shape: ShotsShape;
}

const DOT = 0.16;
const { width, length, hoop, board, lane, arc } = court;
/** How far from the end line the arc begins, where the straight lines at the sides end. */
const arcFrom = hoop.y + Math.sqrt(arc.radius ** 2 - (hoop.x - arc.side) ** 2);

const lines = [
  // Free-throw lane, its half circle, and the arc of three points between its two straight lines.
  `M${hoop.x - lane.half} 0V${lane.length}H${hoop.x + lane.half}V0`,
  `M${hoop.x - court.circle} ${lane.length}a${court.circle} ${court.circle} 0 0 0 ${2 * court.circle} 0`,
  `M${arc.side} 0V${arcFrom}A${arc.radius} ${arc.radius} 0 0 0 ${width - arc.side} ${arcFrom}V0`,
  `M${hoop.x - court.noCharge} ${board.y}V${hoop.y}a${court.noCharge} ${court.noCharge} 0 0 0 ${2 * court.noCharge} 0V${board.y}`,
  `M${hoop.x - board.half} ${board.y}H${hoop.x + board.half}`,
  `M${hoop.x - court.circle} ${length}a${court.circle} ${court.circle} 0 0 1 ${2 * court.circle} 0`,
];

/** Where shots were taken on the half court, and which went in: told apart by their form as well. */
export const ShotChart = ({ table, shape }: ShotChartProps) => {
  const words = useWords(dataAnswerWords);
  const { drawn, made, missed, outside } = shotsOf(table, shape);
  const count = (value: number) => numberText(value, 0);
  const share = made + missed === 0 ? 0 : (100 * made) / (made + missed);
  return (
    <>
      <Court
        viewBox={`-0.4 -0.4 ${width + 0.8} ${length + 0.8}`}
        role="img"
        aria-label={words.court(words.shots(count(made), count(missed), `${numberText(share, 1)}%`))}
      >
        <rect data-ground="" width={width} height={length} />
        {lines.map((line) => (
          <path key={line} d={line} />
        ))}
        <circle cx={hoop.x} cy={hoop.y} r={hoop.radius} />
        {drawn.map((shot, at) =>
          shot.made ? (
            // oxlint-disable-next-line react/no-array-index-key -- Shots have nothing to be told apart by.
            <circle key={at} data-made="" cx={shot.x} cy={shot.y} r={DOT} />
          ) : (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- As above.
              key={at}
              data-missed=""
              d={`M${shot.x - DOT} ${shot.y - DOT}l${2 * DOT} ${2 * DOT}m0 ${-2 * DOT}l${-2 * DOT} ${2 * DOT}`}
            />
          ),
        )}
      </Court>
      <Facts>
        <span>
          <Sign viewBox="0 0 12 12" aria-hidden="true">
            <circle cx="6" cy="6" r="4" />
          </Sign>
          {words.shotsMade(count(made))}
        </span>
        <span>
          <Sign viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2 2l8 8m0 -8l-8 8" />
          </Sign>
          {words.shotsMissed(count(missed))}
        </span>
        <b>{numberText(share, 1)}%</b>
        {outside > 0 && <span>{words.shotsOutside(count(outside))}</span>}
      </Facts>
    </>
  );
};
