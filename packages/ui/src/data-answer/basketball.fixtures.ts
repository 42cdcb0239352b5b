import type { AnswerCell, ResultTable } from './types.js';

const tableOf = (heads: readonly string[], rows: readonly (readonly AnswerCell[])[]): ResultTable => ({
  columns: heads.map((name, at) => ({
    name,
    type: typeof rows[0]?.[at] === 'number' ? 'number' : 'text',
    ...(name.includes('率') && { unit: '%' }),
  })),
  rows,
  cut: false,
});

export const league = tableOf(
  ['球队', '胜', '负', '胜率', '净胜分'],
  [
    ['广东', 29, 13, 69, 214],
    ['辽宁', 34, 8, 81, 402],
    ['北京', 29, 13, 69, 187],
    ['上海', 17, 25, 40.5, -96],
    ['青岛', 12, 30, 28.6, -311],
  ],
);

export const box = tableOf(
  ['球队', '球员', '得分', '篮板', '助攻', '命中率'],
  [
    ['辽宁', '周启明', 11, 4, 9, 41.7],
    ['辽宁', '孙立恒', 24, 6, 5, 52.9],
    ['辽宁', '郭一鸣', 17, 12, 1, 60],
    ['广东', '陈柏川', 28, 3, 6, 48],
    ['广东', '杜涛', 14, 10, 2, 45.5],
    ['广东', '王少林', 9, 5, 3, 33.3],
  ],
);

export const englishBox = tableOf(
  ['Player', 'PTS', 'REB', 'AST'],
  [
    ['A. Wells', 12, 8, 3],
    ['K. Nowak', 21, 4, 7],
  ],
);

const spots: readonly (readonly [number, number, boolean])[] = [
  [0.2, 0.6, true],
  [-1.4, 1.1, true],
  [1.9, 2.2, false],
  [-0.6, 3.9, true],
  [2.6, 4.2, false],
  [-4.8, 4.9, true],
  [5.1, 4.7, false],
  [6.7, 0.4, true],
  [-6.7, 0.9, false],
  [0.4, 7.1, false],
  [3.2, 6.4, true],
  [-2.9, 6.6, false],
];

export const shots = tableOf(
  ['x', 'y', '命中'],
  spots.map(([x, y, made]) => [x, y, made]),
);

export const flow = tableOf(
  ['节', '时间', '主队得分', '客队得分'],
  [
    ['第 1 节', '02:10', 4, 7],
    ['第 1 节', '06:40', 15, 14],
    ['第 1 节', '10:00', 22, 25],
    ['第 2 节', '05:00', 37, 33],
    ['第 2 节', '10:00', 48, 41],
    ['第 3 节', '04:12', 62, 50],
    ['第 3 节', '10:00', 68, 66],
    ['第 4 节', '05:30', 75, 76],
    ['第 4 节', '10:00', 82, 79],
  ],
);

/** More rows than one page of them has. */
export const longTable: ResultTable = {
  columns: [
    { name: '编号', type: 'text', role: 'group' },
    { name: '报名人数', type: 'number', unit: '人', role: 'value' },
  ],
  rows: Array.from({ length: 450 }, (_, at) => [`赛队 ${at + 1}`, ((at * 37) % 211) + 8]),
  cut: true,
};

/** Three more than there are colours. */
export const manySeries: ResultTable = {
  columns: [
    { name: '月份', type: 'date', role: 'time' },
    { name: '省份', type: 'text', role: 'group' },
    { name: '裁判人数', type: 'number', unit: '人', role: 'value' },
  ],
  rows: ['2026-08', '2026-09', '2026-10'].flatMap((month, at) =>
    ['北京', '上海', '广东', '辽宁', '山东', '四川', '湖北', '福建'].map((name, row) => [
      month,
      name,
      420 - row * 37 + at * (12 - row),
    ]),
  ),
  cut: false,
};
