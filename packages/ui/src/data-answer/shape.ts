import type { AnswerCell, AnswerColumn, ResultTable } from './types.js';

/** Places of columns among those of a table. */
export interface LeagueShape {
  readonly kind: 'league';
  readonly team: number;
  readonly wins: number;
  readonly losses: number;
  readonly rate: number | undefined;
  readonly net: number | undefined;
}
export interface BoxShape {
  readonly kind: 'box';
  readonly player: number;
  readonly points: number;
  readonly team: number | undefined;
}
export interface ShotsShape {
  readonly kind: 'shots';
  readonly x: number;
  readonly y: number;
  readonly made: number;
}
export interface TimelineShape {
  readonly kind: 'timeline';
  readonly time: number;
  readonly period: number | undefined;
  readonly home: number;
  readonly away: number;
}
export type Shape = LeagueShape | BoxShape | ShotsShape | TimelineShape;
export type ShapeKind = Shape['kind'];

const names = {
  team: ['队伍', '球队', '队名', '球队名称', '俱乐部', '参赛队', 'team', 'club', 'teamname'],
  wins: ['胜', '胜场', '胜场数', '胜利', '赢', 'w', 'win', 'wins', 'won'],
  losses: ['负', '负场', '负场数', '失败', '输', 'l', 'loss', 'losses', 'lost'],
  rate: ['胜率', 'winrate', 'win%', 'pct', 'winpct', 'winningpercentage', 'w%'],
  net: ['净胜分', '净胜', '分差', '得失分差', '净得分', 'diff', 'pointdiff', 'net', 'netpoints', '+/-', 'difference'],
  player: ['球员', '队员', '运动员', '球员姓名', '姓名', 'player', 'playername', 'athlete'],
  points: ['得分', '总得分', '分数', '场均得分', 'pts', 'points', 'ppg'],
  other: [
    ['篮板', '总篮板', '场均篮板', 'reb', 'rebounds', 'rpg', 'trb'],
    ['助攻', '场均助攻', 'ast', 'assists', 'apg'],
    ['抢断', '场均抢断', 'stl', 'steals'],
    ['盖帽', '场均盖帽', 'blk', 'blocks'],
    ['失误', '场均失误', 'tov', 'to', 'turnovers'],
  ],
  x: ['x', '横坐标', 'locx', 'shotx', 'x坐标', 'posx', 'coordx'],
  y: ['y', '纵坐标', 'locy', 'shoty', 'y坐标', 'posy', 'coordy'],
  made: ['命中', '是否命中', '投中', '是否投中', 'made', 'shotmade', 'ismade', 'hit', 'scored'],
  time: ['时间', '时刻', '比赛时间', '剩余时间', '分钟', 'time', 'clock', 'minute', 'gameclock', 'elapsed'],
  period: ['节', '节次', '第几节', 'period', 'quarter', 'qtr'],
  home: [
    '主队得分',
    '主队',
    '主队比分',
    '主场得分',
    '主队分数',
    'home',
    'homescore',
    'homepoints',
    'homepts',
    'hometeamscore',
  ],
  away: [
    '客队得分',
    '客队',
    '客队比分',
    '客场得分',
    '客队分数',
    'away',
    'awayscore',
    'awaypoints',
    'awaypts',
    'visitor',
    'visitorscore',
    'awayteamscore',
  ],
} as const;

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_\-·（）()]/g, '');

type Kinds = readonly string[];

/** Where a column stands that is called one of these, and holds one of these kinds; undefined where there is none. */
const find = (columns: readonly AnswerColumn[], called: readonly string[], types?: Kinds): number | undefined => {
  // `+/-` is a name of its own, which has no letters.
  const at = columns.findIndex(
    ({ name, type }) =>
      (called.includes(plain(name)) || called.includes(name.toLowerCase())) && (types?.includes(type) ?? true),
  );
  return at < 0 ? undefined : at;
};

const number: Kinds = ['number'];

const leagueIn = (columns: readonly AnswerColumn[]): LeagueShape | undefined => {
  const team = find(columns, names.team);
  const wins = find(columns, names.wins, number);
  const losses = find(columns, names.losses, number);
  if (team === undefined || wins === undefined || losses === undefined) return undefined;
  return {
    kind: 'league',
    team,
    wins,
    losses,
    rate: find(columns, names.rate, number),
    net: find(columns, names.net, number),
  };
};

const boxIn = (columns: readonly AnswerColumn[]): BoxShape | undefined => {
  const player = find(columns, names.player);
  const points = find(columns, names.points, number);
  const others = names.other.filter((called) => find(columns, called, number) !== undefined);
  if (player === undefined || points === undefined || others.length === 0) return undefined;
  return { kind: 'box', player, points, team: find(columns, names.team) };
};

const shotsIn = (columns: readonly AnswerColumn[]): ShotsShape | undefined => {
  const x = find(columns, names.x, number);
  const y = find(columns, names.y, number);
  const made = find(columns, names.made);
  return x === undefined || y === undefined || made === undefined ? undefined : { kind: 'shots', x, y, made };
};

const timelineIn = (columns: readonly AnswerColumn[]): TimelineShape | undefined => {
  const period = find(columns, names.period);
  const time = find(columns, names.time) ?? period;
  const home = find(columns, names.home, number);
  const away = find(columns, names.away, number);
  if (time === undefined || home === undefined || away === undefined) return undefined;
  return { kind: 'timeline', time, period: time === period ? undefined : period, home, away };
};

/** What a table is of basketball, by what its columns are called, in Chinese or English; undefined for any other. */
export const shapeOf = ({ columns, rows }: ResultTable): Shape | undefined =>
  rows.length === 0 ? undefined : (shotsIn(columns) ?? leagueIn(columns) ?? boxIn(columns) ?? timelineIn(columns));

const yes = ['true', '1', '是', '命中', '投中', '中', '进', 'made', 'make', 'yes', 'y', 'hit'];

/** Whether a shot went in, however the table says so. */
export const isMade = (value: AnswerCell | undefined): boolean =>
  value != null && yes.includes(String(value).trim().toLowerCase());
