import type { Position } from '@console/base';
import type { ChunkItem, ChunkSlice } from './chunk.js';

const at = (page: number, top: number, bottom: number): Position => [page, 84, 710, top, bottom];

const chunk = (
  index: number,
  heading: string[],
  content: string,
  hits: number,
  more: Partial<ChunkItem> = {},
): ChunkItem => ({
  id: `c${String(index).padStart(3, '0')}`,
  index,
  heading,
  content,
  enabled: true,
  positions: [at(47, 176, 278)],
  hits,
  edited: false,
  ...more,
});

export const chunkItems: readonly ChunkItem[] = [
  chunk(
    92,
    ['第 29 条 24 秒钟', '29.1 规则'],
    '29.1.1　队员在场上获得控制活球时，或掷球入界中球触及场上任一队员且掷球队仍控制球时，该队应在 24 秒钟内尝试投篮。',
    212,
  ),
  chunk(
    93,
    ['第 29 条 24 秒钟', '29.2 程序'],
    '29.2.1　因防守队犯规或违例（球出界除外）停止比赛，球权仍属原控制球队：（1）在后场掷球入界，复位至 24 秒钟。（2）在前场掷球入界，停表时显示 14 秒或以上的不复位，从停止处继续；显示 13 秒或以下的复位至 14 秒钟。',
    486,
    { positions: [at(47, 306, 518)] },
  ),
  chunk(
    94,
    ['第 29 条 24 秒钟', '29.2 程序'],
    '29.2.2　球触及对方球篮的篮圈后，原控制球队再次获得球权的，复位至 14 秒钟；对方获得球权的，复位至 24 秒钟。',
    175,
    { positions: [at(47, 542, 606)], edited: true },
  ),
  chunk(
    95,
    ['第 29 条 24 秒钟', '29.2 程序'],
    '29.2.3　球权属于对方并在其前场掷球入界的，复位至 14 秒钟。比赛时间剩余不足 14 秒的，计时钟关闭显示。',
    91,
    { positions: [at(47, 630, 694)], enabled: false },
  ),
  chunk(
    96,
    ['第 29 条 24 秒钟', '29.3 复位一览'],
    '情形｜掷球地点｜复位。防守犯规｜后场｜24 秒。防守犯规，剩 13 秒以下｜前场｜14 秒。触圈后原队控球｜—｜14 秒。',
    307,
    { positions: [at(48, 60, 500), at(49, 180, 420)] },
  ),
  chunk(97, [], '篮球竞赛规则（2024 版）　48　版权归协会所有', 0, { enabled: false, positions: [at(48, 520, 540)] }),
];

export const chunkSlice: ChunkSlice = { list: chunkItems, total: 186, counts: { all: 186, disabled: 15, edited: 9 } };

/** With all that people do to chunks at their desk. */
export const deskSlice: ChunkSlice = {
  list: chunkItems.map((item, at) => ({
    ...item,
    version: 3,
    checked: at === 0,
    tags: at === 1 ? ['规则'] : [],
    questions: at === 1 ? ['什么时候复位到 14 秒？'] : [],
    keywords: at === 1 ? ['进攻时限'] : [],
  })),
  total: 6,
  counts: { all: 6, disabled: 2, edited: 1, unchecked: 5 },
};

export const longHints: ChunkSlice = {
  ...deskSlice,
  list: deskSlice.list.map((item) => ({
    ...item,
    tags: Array.from({ length: 10 }, (_, at) => `${at}${'标签'.repeat(10)}`),
    keywords: ['w'.repeat(60)],
    questions: ['为什么'.repeat(30)],
  })),
};

export const noChunks: ChunkSlice = { list: [], total: 0, counts: { all: 0, disabled: 0, edited: 0 } };

export const noMatch: ChunkSlice = { list: [], total: 0, counts: { all: 186, disabled: 15, edited: 9 } };

export const longChunks: ChunkSlice = {
  list: [
    chunk(1024, ['附录', '很长的标题'.repeat(20)], '连续没有空格的长文本'.repeat(300), 1_284_003, { edited: true }),
    chunk(1025, ['Appendix'], 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(12), 3, { positions: [] }),
  ],
  total: 2,
  counts: { all: 2, disabled: 0, edited: 1 },
};
