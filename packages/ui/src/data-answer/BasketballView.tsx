import { Mark } from '../chart-card/ChartCard.styles.js';
import { ChartPlot } from '../chart-card/ChartPlot.js';
import { seriesColour } from '../chart-card/colours.js';
import { writer } from '../chart-card/inWords.js';
import { useWords } from '../locale/useWords.js';
import { Facts, Tables } from './BasketballView.styles.js';
import { DataRows } from './DataRows.js';
import { gameOf } from './game.js';
import { dataAnswerWords } from './locale.js';
import type { Shape, TimelineShape } from './shape.js';
import { ShotChart } from './ShotChart.js';
import { boxesOf, standingsOf } from './standings.js';
import type { ResultTable } from './types.js';

export interface BasketballViewProps {
  title: string;
  table: ResultTable;
  shape: Shape;
  height: number;
  /** The reader asks for the figures by the keyboard. */
  onTable: () => void;
  /** What draws did not arrive. */
  onMissing?: () => void;
}

const keep = () => {};

interface GameProps extends Omit<BasketballViewProps, 'shape'> {
  shape: TimelineShape;
}

const GameFlow = ({ title, table, shape, height, onTable, onMissing = keep }: GameProps) => {
  const words = useWords(dataAnswerWords);
  const game = gameOf(table, shape);
  const [home = '', away = ''] = game.series.map(({ name }) => name);
  return (
    <>
      <Facts>
        {game.series.map(({ name }, at) => (
          <span key={name} aria-hidden="true">
            <Mark data-shape="line" style={{ color: seriesColour(game.series, at) }} />
            {name}
          </span>
        ))}
        <b>{words.final(home, `${game.score[0]} : ${game.score[1]}`, away)}</b>
        {game.leads.map(({ side, by, at }) => (
          <span key={side}>{words.lead(side === 0 ? home : away, String(by), at)}</span>
        ))}
        <span>{words.leadChanges(game.changes)}</span>
      </Facts>
      <ChartPlot
        title={title}
        kind="line"
        table={game}
        height={height}
        write={writer()}
        empty={words.noDrawing}
        onTable={onTable}
        onMissing={onMissing}
      />
    </>
  );
};

/** What basketball knows of a table by its columns: standings, box score, shots on the court, how a game went. */
export default function BasketballView({ shape, ...rest }: BasketballViewProps) {
  const words = useWords(dataAnswerWords);
  const { title, table } = rest;
  if (shape.kind === 'league') return <DataRows title={title} table={standingsOf(table, shape, words.rank)} />;
  if (shape.kind === 'box') {
    return (
      <Tables>
        {boxesOf(table, shape).map((box) => (
          <DataRows
            key={box.team}
            title={box.team === '' ? title : box.team}
            titled={box.team !== ''}
            table={box.table}
          />
        ))}
      </Tables>
    );
  }
  if (shape.kind === 'shots') return <ShotChart table={table} shape={shape} />;
  return <GameFlow {...rest} shape={shape} />;
}
