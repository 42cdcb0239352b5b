import type { TextPassage } from '@console/base';

const passage = (chunkIndex: number, more: Omit<TextPassage, 'chunkId' | 'chunkIndex'>): TextPassage => ({
  chunkId: `c${chunkIndex}`,
  chunkIndex,
  ...more,
});

/** A handbook: headings, paragraphs, and some passages left out. */
export const handbook: readonly TextPassage[] = [
  passage(10, {
    heading: ['记录台工作手册', '第二章 计时'],
    content:
      '第二章 计时\n每半时开始前，计时员须核对比赛计时钟与 24 秒计时钟，并在记录表上签字。\n中场休息十五分钟，由计时员在结束前三分钟和一分半钟时通知裁判员。',
  }),
  passage(11, {
    heading: ['记录台工作手册', '第二章 计时', '2.1 停表'],
    content: '2.1 停表\n球成死球时停表。第四节最后两分钟内，投篮成功时停表。\n掷球入界的球触及场上队员时开表。',
  }),
  passage(12, {
    heading: ['记录台工作手册', '第二章 计时', '2.2 信号'],
    content: '2.2 信号\n比赛时间剩余不足 14 秒的，24 秒计时钟关闭显示，计时员以手势确认。',
  }),
  passage(19, {
    heading: ['记录台工作手册', '第三章 记录'],
    content: '第三章 记录\n记录员按时间先后登记每次得分、犯规与暂停。\n更正须由主裁判员签字。',
  }),
];

/** A sheet: every row says what its cells are. */
export const schedule: readonly TextPassage[] = [
  passage(1, {
    heading: ['常规赛日程'],
    content:
      '常规赛日程\n日期 | 主队 | 客队 | 场馆\n日期：11 月 28 日；主队：东城猎鹰；客队：海港灯塔；场馆：工人体育馆\n日期：11 月 29 日；主队：北岭松涛；客队：南湖帆影；场馆：南湖中心',
    place: { kind: 'row', from: 1, to: 3 },
  }),
  passage(5, {
    heading: ['常规赛日程'],
    content: '日期：12 月 5 日；主队：海港灯塔；客队：北岭松涛；场馆：港区体育中心',
    place: { kind: 'row', from: 6, to: 6 },
  }),
];

/** A deck. */
export const deck: readonly TextPassage[] = [
  passage(4, {
    heading: ['第 4 页 换人流程'],
    content: '第 4 页 换人流程\n替补队员到记录台报告，坐在换人座上等候。\n记录员在下一次死球时发出信号。',
    place: { kind: 'slide', from: 4, to: 4 },
  }),
  passage(5, {
    heading: [],
    content: '第 5 页 暂停\n每队上半时两次暂停。\n第 6 页 决胜期\n每个决胜期一次暂停。',
    place: { kind: 'slide', from: 5, to: 6 },
  }),
];
