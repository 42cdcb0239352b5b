import { isMade, type ShotsShape } from './shape.js';
import type { ResultTable } from './types.js';

/** The half court of FIBA in metres, from the left corner of the end line. */
export const court = {
  width: 15,
  length: 14,
  hoop: { x: 7.5, y: 1.575, radius: 0.225 },
  board: { y: 1.2, half: 0.9 },
  lane: { half: 2.45, length: 5.8 },
  circle: 1.8,
  noCharge: 1.25,
  arc: { radius: 6.75, side: 0.9 },
} as const;

export interface Shot {
  readonly x: number;
  readonly y: number;
  readonly made: boolean;
}

export interface Shots {
  /** In metres, as `court`. */
  readonly drawn: readonly Shot[];
  readonly made: number;
  readonly missed: number;
  /** Taken beyond the half court. */
  readonly outside: number;
}

const FOOT = 0.3048;

/** Of the measures that tables use, the first in which all of the places lie on the court. In metres. */
const measures: readonly { most: number; metres: number }[] = [
  { most: 30, metres: 1 },
  { most: 95, metres: FOOT },
  { most: 950, metres: FOOT / 10 },
  { most: Number.POSITIVE_INFINITY, metres: 0.01 },
];

/** Sideways a court is half as wide: what lies further out than this is in a smaller measure. */
const sideways = (across: number, centred: boolean): number => across * (centred ? 3.6 : 1.8);

interface Place {
  x: number;
  y: number;
}

/** From the numbers of a table to metres: they begin at the corner, or, where some are below 0, at the basket. */
const toMetres = (places: readonly Place[]): ((place: Place) => Place) => {
  const centred = places.some(({ x }) => x < 0);
  const wide = Math.max(0, ...places.map(({ x }) => Math.abs(x)));
  const deep = Math.max(0, ...places.map(({ y }) => Math.abs(y)));
  if (!centred && wide <= 1 && deep <= 1) return ({ x, y }) => ({ x: x * court.width, y: y * court.length });
  const reach = Math.max(sideways(wide, centred), deep);
  const { metres } = measures.find(({ most }) => reach <= most) ?? { metres: 1 };
  // A court of feet is some centimetres wider.
  const middle = metres === 1 || metres === 0.01 ? 0 : (50 * FOOT - court.width) / 2;
  return ({ x, y }) =>
    centred
      ? { x: court.hoop.x + x * metres, y: court.hoop.y + y * metres }
      : { x: x * metres - middle, y: y * metres };
};

/** The shots of a table on the half court. Rows without a place count for nothing. */
export const shotsOf = ({ rows }: Pick<ResultTable, 'rows'>, shape: ShotsShape): Shots => {
  const placed = rows.flatMap((row) => {
    const [x, y] = [row[shape.x], row[shape.y]];
    return typeof x === 'number' && typeof y === 'number' ? [{ x, y, made: isMade(row[shape.made]) }] : [];
  });
  const metres = toMetres(placed);
  const all = placed.map((shot) => ({ ...metres(shot), made: shot.made }));
  const drawn = all.filter(({ x, y }) => x >= -0.5 && x <= court.width + 0.5 && y >= -0.5 && y <= court.length);
  return {
    drawn,
    made: all.filter(({ made }) => made).length,
    missed: all.filter(({ made }) => !made).length,
    outside: all.length - drawn.length,
  };
};
