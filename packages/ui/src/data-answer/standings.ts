import type { BoxShape, LeagueShape } from './shape.js';
import type { AnswerCell, ResultTable } from './types.js';

const numberIn = (row: readonly AnswerCell[], at: number | undefined): number => {
  const value = at === undefined ? undefined : row[at];
  return typeof value === 'number' ? value : Number.NEGATIVE_INFINITY;
};

const shareWon = (row: readonly AnswerCell[], { wins, losses, rate }: LeagueShape): number => {
  if (rate !== undefined) return numberIn(row, rate);
  const played = numberIn(row, wins) + numberIn(row, losses);
  return played > 0 ? numberIn(row, wins) / played : 0;
};

/**
 * Teams from the first to the last, with their ranks: by the share of games won, then by the difference in points. Teams that
 * are the same in both share a rank.
 */
export const standingsOf = (table: ResultTable, shape: LeagueShape, rank: string): ResultTable => {
  const order = (one: readonly AnswerCell[], other: readonly AnswerCell[]): number => {
    const [won, others] = [shareWon(one, shape), shareWon(other, shape)];
    if (won !== others) return others - won;
    const [net, othersNet] = [numberIn(one, shape.net), numberIn(other, shape.net)];
    return net === othersNet ? 0 : othersNet - net;
  };
  const sorted = table.rows.toSorted(order);
  const ranked = sorted.map((row) => [1 + sorted.findIndex((one) => order(one, row) === 0), ...row]);
  return {
    ...table,
    columns: [{ name: rank, type: 'number', role: 'group' }, ...table.columns],
    rows: ranked,
    total: table.total && ['', ...table.total],
  };
};

export interface TeamBox {
  /** Empty where the table names no teams. */
  readonly team: string;
  readonly table: ResultTable;
}

/** Shares, averages and numbers of shirts do not add up. */
const isNoSum = /率|%|均|avg|pct|per|\+\/-|正负|效率|号/i;

/** Players by points, a table for each team, under each what adds up. Who it is comes first; the team is the table's name. */
export const boxesOf = (table: ResultTable, { player, points, team: teamAt }: BoxShape): TeamBox[] => {
  const teamOf = (row: readonly AnswerCell[]): string => (teamAt === undefined ? '' : String(row[teamAt] ?? ''));
  const places = [player, ...table.columns.map((_, at) => at).filter((at) => at !== player && at !== teamAt)];
  const columns = places.flatMap((at) => table.columns[at] ?? []);
  return [...new Set(table.rows.map(teamOf))].map((team) => {
    const rows = table.rows
      .filter((row) => teamOf(row) === team)
      .toSorted((one, other) => numberIn(other, points) - numberIn(one, points))
      .map((row) => places.map((at) => row[at] ?? null));
    const total = columns.map(({ name, type, unit }, at): AnswerCell => {
      if (type !== 'number' || unit === '%' || isNoSum.test(name)) return '';
      return rows.reduce((sum, row) => {
        const value = row[at];
        return typeof value === 'number' ? sum + value : sum;
      }, 0);
    });
    return { team, table: { ...table, columns, rows, total } };
  });
};
