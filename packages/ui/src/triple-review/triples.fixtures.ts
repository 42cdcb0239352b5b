import type { ComparedTriple } from './TripleCompare.js';
import type { RelationCount, ReviewTriple, TripleMark, TripleRows, TripleStanding } from './types.js';

const triple = (
  number: number,
  subject: string,
  object: string,
  condition: string,
  confidence: number,
  standing: TripleStanding = 'waiting',
  marks: readonly TripleMark[] = [],
): ReviewTriple => ({
  id: `t${number}`,
  number,
  subject: { name: subject, entityType: '条款' },
  predicate: '复位至',
  object: { name: object, entityType: '数值' },
  condition,
  place: '第 47 页',
  confidence,
  marks,
  standing,
});

export const triples: readonly ReviewTriple[] = [
  triple(31, '后场掷球入界', '24 秒', '防守犯规或违例，球权不变', 0.98, 'passed', ['duplicate']),
  triple(34, '防守队故意脚踢球', '14 秒', '停表时显示 13 秒或以下', 0.95, 'accepted'),
  triple(38, '前场掷球入界', '停止处', '停表时显示 14 秒或以上', 0.93, 'changed'),
  triple(39, '前场掷球入界', '14 秒', '停表时显示 13 秒或以下', 0.96, 'waiting', ['contradicting', 'duplicate']),
  triple(40, '触圈后原队控球', '14 秒', '球触及对方篮圈', 0.98),
  triple(41, '触圈后对方控球', '24 秒', '球触及对方篮圈', 0.97),
  triple(42, '对方前场掷球入界', '14 秒', '球权转换', 0.95, 'refused', ['duplicate']),
  triple(43, '24 秒计时钟', '关闭显示', '比赛时间不足 14 秒', 0.81, 'waiting', ['unclear']),
  triple(51, '计时钟误响', '误响前的时间', '已影响控制球', 0.88, 'later'),
  triple(57, '篮板', '14 秒', '', 0.41, 'waiting', ['doubtful']),
];

const LONG = '由主办单位与技术代表在赛前联席会议上共同确认并书面通知双方球队的'.repeat(2);
export const longest: ReviewTriple = {
  ...triple(1203, `${LONG}比赛时间`, `${LONG}顺延安排`, LONG, 0.62, 'waiting', [
    'no_subject',
    'no_object',
    'no_sentence',
    'off_schema',
    'dangling',
  ]),
  predicate: '在满足全部前置条件的情况下应当适用于',
};

export const rowsOf = (list: readonly ReviewTriple[]): TripleRows => ({
  total: list.length,
  rowAt: (index) => list[index],
});

/** So many that nobody draws them all; those after the first 300 are not loaded yet. */
export const many: TripleRows = {
  total: 100_000,
  rowAt: (index) => {
    const [first] = triples;
    return index < 300 && first ? { ...first, id: `m${index}`, number: index + 1, standing: 'waiting' } : undefined;
  },
};

export const relations: readonly RelationCount[] = [
  { predicate: '复位至', total: 34, waiting: 22, safe: 14 },
  { predicate: '规定于', total: 28, waiting: 28, safe: 20 },
  { predicate: '须完成', total: 21, waiting: 12, safe: 3 },
  { predicate: '适用于', total: 18, waiting: 18, safe: 11 },
  { predicate: '例外于', total: 12, waiting: 12, safe: 0 },
  { predicate: '执裁于', total: 4, waiting: 4, safe: 2 },
  { predicate: '晋级为', total: 3, waiting: 3, safe: 0 },
];

export const there: ComparedTriple = {
  id: 'r1',
  subject: { name: '前场掷球入界', entityType: '条款' },
  predicate: '复位至',
  object: { name: '24 秒', entityType: '数值' },
  condition: '防守犯规',
  place: '2020 版，第 43 页',
  href: '#/source',
};
