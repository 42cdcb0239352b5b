import type { Position } from '@console/base';
import type { Conversation } from '../conversations/index.js';
import { resetRules } from '../markdown/markdown.fixtures.js';
import type { ChatReference, ChatTurn, ChatStage, EvidenceText } from './types.js';

/** The clock of all stories. */
export const now = new Date('2026-11-21T10:42:00+08:00');

const at = (day: number, time: string): string => `2026-11-${day}T${time}:00+08:00`;

const reference = (
  n: number,
  chunkIndex: number,
  heading: string,
  content: string,
  positions: Position[],
): ChatReference => ({
  n,
  chunkId: `chunk${chunkIndex}`,
  chunkIndex,
  documentId: 'rules',
  documentName: '篮球竞赛规则（2024 版）.pdf',
  knowledgeBaseName: '竞赛规则库',
  heading: ['第 29 条 24 秒钟', heading],
  content,
  positions,
});

export const references: readonly ChatReference[] = [
  reference(
    1,
    92,
    '29.1 规则',
    '队员在场上获得控制活球时，或掷球入界中球触及场上任一队员且掷球队仍控制球时，该队应在 24 秒钟内尝试投篮。',
    [[47, 84, 710, 176, 278]],
  ),
  reference(
    2,
    93,
    '29.2 程序',
    '在前场掷球入界，停表时显示 14 秒或以上的不复位，从停止处继续；显示 13 秒或以下的复位至 14 秒钟。',
    [[47, 84, 710, 306, 518]],
  ),
  reference(
    3,
    94,
    '29.2 程序',
    '球触及对方球篮的篮圈后，原控制球队再次获得球权的，复位至 14 秒钟；对方获得球权的，复位至 24 秒钟。',
    [[47, 84, 710, 542, 606]],
  ),
  {
    n: 4,
    chunkId: 'chunk12',
    chunkIndex: 12,
    documentId: 'manual',
    documentName: '记录台工作手册.md',
    knowledgeBaseName: '裁判员培训',
    heading: ['计时员职责'],
    content: '比赛时间剩余不足 14 秒的，24 秒计时钟关闭显示，计时员以手势确认。',
    positions: [],
  },
];

/** The text around reference 4. */
export const manual: EvidenceText = {
  passages: [
    {
      chunkId: 'chunk11',
      chunkIndex: 11,
      heading: ['计时员职责'],
      content: '计时员职责\n每半时开始前核对比赛计时钟与 24 秒计时钟，并在记录表上签字。',
    },
    {
      chunkId: 'chunk12',
      chunkIndex: 12,
      heading: ['计时员职责'],
      content:
        '比赛时间剩余不足 14 秒的，24 秒计时钟关闭显示，计时员以手势确认。\n决胜期开始前重新核对，并向主裁判员报告。',
    },
    {
      chunkId: 'chunk13',
      chunkIndex: 13,
      heading: ['记录员职责'],
      content: '记录员职责\n按时间先后登记每次得分、犯规与暂停。更正须由主裁判员签字。',
    },
  ],
};

/** A small drawing, so that no story asks a network for one. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 180"><rect width="400" height="180" fill="#e8eef9"/><path d="M40 150h320M80 150V60h240v90M200 60v90" fill="none" stroke="#5b78b3" stroke-width="4"/></svg>',
)}`;

/** Answered by an FAQ, which shows a picture and offers two files. */
export const faq: ChatTurn = {
  id: 's-faq',
  question: '记录台的座位怎么排？',
  answer: '主记录员坐在中间，计时员和 24 秒计时员分坐两侧 [1]。',
  status: 'done',
  notice: null,
  failure: null,
  stage: { stage: 'done', bases: 3, used: 1, seconds: 0.4 },
  references: [
    {
      n: 1,
      faqId: 'faq1',
      chunkId: 'faq1',
      chunkIndex: 1,
      documentId: 'faq1',
      documentName: 'FAQ',
      knowledgeBaseName: '裁判员培训',
      heading: ['记录台的座位怎么排？'],
      content: '主记录员坐在中间，计时员和 24 秒计时员分坐两侧。',
      positions: [],
      resources: [
        { id: 'r1', name: '记录台.png', url: '/files/r1', size: 84_000, type: 'image/png' },
        { id: 'r2', name: '记录台座位表.pdf', url: '/files/r2', size: 420_000, type: 'application/pdf' },
        {
          id: 'r3',
          name: '记录台工作人员职责分工与联络方式一览表（2026 年春季修订，含替补人员）.xlsx',
          url: '/files/r3',
          size: 38_000,
          type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        },
      ],
    },
  ],
  questions: [],
  isLike: null,
  feedback: '',
  createTime: at(21, '10:40'),
};

const searched: ChatStage = { stage: 'done', bases: 3, used: 4, seconds: 1.3 };

export const first: ChatTurn = {
  id: 's1',
  question: '24 秒钟违例和 8 秒钟违例的罚则一样吗？',
  answer: '一样，都由对方在违例最近地点掷球入界，正对篮板后面的地点除外 [1][2]。',
  status: 'done',
  notice: null,
  failure: null,
  stage: null,
  references,
  questions: [],
  isLike: null,
  feedback: '',
  createTime: at(21, '10:36'),
};

export const running: ChatTurn = {
  ...first,
  id: 's2',
  question: '防守犯规后进攻队在前场掷球入界，24 秒计时钟要不要复位到 14 秒？',
  answer: resetRules,
  status: 'running',
  stage: { ...searched, stage: 'writing' },
  createTime: at(21, '10:41'),
};

export const searching: ChatTurn = {
  ...running,
  answer: '',
  stage: { stage: 'searching', bases: 3, used: 0, seconds: 0.2 },
  references: [],
};

/** A function of a base is asked for what it knows. */
export const calling: ChatTurn = {
  ...searching,
  stage: { stage: 'calling', bases: 3, used: 0, seconds: 1.1, call: '余票查询' },
};

export const asked: ChatTurn = { ...searching, stage: null };

export const done: ChatTurn = {
  ...running,
  status: 'done',
  answer: `${resetRules}复位至 14 秒 [3]；剩余时间不足 14 秒的，计时钟关闭显示 [4]。`,
  stage: searched,
  questions: ['后场掷球入界为什么复位至 24 秒？', '计时钟误响时怎么处理？', '把三种情形整理成记录台用的卡片'],
};

export const liked: ChatTurn = { ...done, isLike: true };

export const noModel: ChatTurn = {
  ...done,
  notice: 'no_model',
  answer:
    '> 在前场掷球入界，停表时显示 14 秒或以上的不复位，从停止处继续；显示 13 秒或以下的复位至 14 秒钟。 [2]\n\n> 球触及对方球篮的篮圈后，原控制球队再次获得球权的，复位至 14 秒钟。 [3]',
  questions: [],
};

export const nothingFound: ChatTurn = {
  ...done,
  notice: 'nothing_found',
  answer: '',
  references: [],
  questions: [],
  stage: { ...searched, used: 0 },
};

export const ungrounded: ChatTurn = {
  ...done,
  notice: 'ungrounded',
  question: '大灌篮比赛一般怎么评分？',
  answer: '常见的做法是由五名评委各打 6 至 10 分，合计满分 50 分。各赛事的规定可能不同。',
  references: [],
  questions: [],
  stage: { ...searched, used: 0 },
};

export const cutShort: ChatTurn = {
  ...done,
  notice: 'cut_short',
  answer: '三种情形如下：\n\n1. 前场掷球入界，停表时显示 13 秒或以下的复位至 14 秒 [2]。\n2. 球触及篮圈后',
  questions: [],
};

/** The model alone, while it thinks and afterwards. */
export const thinking: ChatTurn = {
  ...done,
  status: 'running',
  answer: '',
  references: [],
  questions: [],
  stage: { stage: 'writing', bases: 0, used: 0, seconds: 2.1 },
  thoughts: '用户问每队几次暂停。\n先看是哪一级比赛：<b>规则</b>里上半时两次，下半时三次。\n',
};
export const thought: ChatTurn = {
  ...thinking,
  status: 'done',
  answer: '上半时两次，下半时三次，决胜期各一次。',
  stage: { stage: 'done', bases: 0, used: 0, seconds: 6.4 },
};

export const otherModel: ChatTurn = { ...done, notice: 'other_model' };

export const interrupted: ChatTurn = {
  ...done,
  status: 'interrupted',
  question: '裁判员年审逾期了还能补办吗，要交哪些材料？',
  answer:
    '裁判员年审逾期的，可在次年 3 月底前补办 [1]，材料如下：\n\n- 补办申请表，由所在单位盖章\n- 近一年执裁场次证明',
  questions: [],
};

export const stopped: ChatTurn = { ...interrupted, status: 'stopped' };

export const failed: ChatTurn = {
  ...done,
  status: 'failed',
  answer: '',
  references: [],
  questions: [],
  stage: null,
  failure: '模型服务没有响应，请稍后重试。',
};

/** The second of several answers to one question, which the conversation goes on from. */
export const second: ChatTurn = {
  ...done,
  id: 's2-second',
  answer: '不一定：14 秒或以上的从停止处继续，13 秒或以下的复位至 14 秒 [2]。',
  references: references.slice(1, 2),
  versions: { ids: ['s2', 's2-second', 's2-third'], current: 's2-second' },
};

/** The third one, to whose question it is the newest answer. */
export const thirdOf = (turn: ChatTurn): ChatTurn => ({
  ...turn,
  id: 's2-third',
  question: done.question,
  createTime: at(21, '10:42'),
  versions: { ids: ['s2', 's2-second', 's2-third'], current: 's2-third' },
});

export const longest: ChatTurn = {
  ...done,
  question: '这是一条没有空格的长网址 https://example.com/'.concat('abcdefghij'.repeat(30)),
  answer: `${'不换行的长词'.concat('x'.repeat(400))}\n\n${'很长的一段。'.repeat(200)} [2]`,
};

/** A conversation of many turns, oldest first. */
export const many = (count: number, from = 0): ChatTurn[] =>
  Array.from({ length: count }, (_, index) => ({
    ...first,
    id: `turn${from + index}`,
    question: `第 ${from + index + 1} 个问题：掷球入界时怎么判？`,
    answer: Array.from({ length: (index % 4) + 1 }, () => '由对方在违例最近的地点掷球入界 [1]。').join('\n\n'),
  }));

export const conversations: readonly Conversation[] = [
  { id: 't1', title: '24 秒计时钟复位情形', running: true, updateTime: at(21, '10:41') },
  { id: 't2', title: 'U13 组联防限制说明', running: false, updateTime: at(21, '09:20') },
  { id: 't3', title: '十一月赛程冲突核对', running: false, updateTime: at(21, '08:05') },
  { id: 't4', title: '裁判员年审逾期补办', running: false, updateTime: at(20, '17:20') },
  { id: 't5', title: '会员单位变更所需材料', running: false, updateTime: at(20, '15:11') },
  { id: 't6', title: '三级裁判培训课时安排', running: false, updateTime: at(20, '09:48') },
  { id: 't7', title: '外籍教练注册流程', running: false, updateTime: at(18, '16:00') },
  { id: 't8', title: '全国 U17 联赛竞赛规程要点', running: false, updateTime: at(17, '11:30') },
  { id: 't9', title: '场馆器材验收清单', running: false, updateTime: at(16, '10:02') },
  { id: 't10', title: '女篮二级联赛报名统计', running: false, updateTime: at(15, '14:44') },
  { id: 't11', title: '技术代表赛前检查事项', running: false, updateTime: at(12, '09:00') },
  { id: 't12', title: '反兴奋剂告知书模板', running: false, updateTime: at(11, '18:26') },
];

export const welcome = {
  name: '通用助手',
  text: '回答来自竞赛规则库、裁判员培训和赛事文件，每句话都标出依据。',
  samples: ['24 秒计时钟在什么情形下复位至 14 秒？', 'U13 组可以使用联防吗？', '裁判员年审逾期怎么补办？'],
};

/** Answered with the help of another system, which was called for it. */
export const called: ChatTurn = {
  ...faq,
  id: 's-call',
  question: '11 月 28 日东看台还有票吗？',
  answer: '东看台还剩 12 张 [1]，开场前两小时停止售票。',
  stage: { stage: 'done', bases: 1, used: 1, seconds: 1.2 },
  references: [
    {
      n: 1,
      call: {
        name: '余票查询',
        method: 'GET',
        host: 'tickets.example.com',
        arguments: [
          { name: 'day', value: '2026-11-28' },
          { name: 'stand', value: '东' },
        ],
        outcome: 'answered',
        status: 200,
        duration: 342,
        cut: false,
        time: '2026-11-24T10:30:00+08:00',
      },
      chunkId: 'f1',
      chunkIndex: 1,
      documentId: 'f1',
      documentName: '余票查询',
      knowledgeBaseName: '票务',
      heading: [],
      content: '{"余票":12,"看台":"东","说明":"开场前两小时停止售票"}',
      positions: [],
    },
  ],
};

/** The other system has failed, with words that are no words of ours. */
export const callFailed: ChatTurn = {
  ...called,
  id: 's-call-failed',
  answer: '余票查询没有返回可用的结果 [1]。',
  references: called.references.map((reference) => ({
    ...reference,
    call: reference.call && { ...reference.call, arguments: [], outcome: 'failed', status: 500, cut: true },
    content: '<img src=x onerror=alert(1)> [2]',
  })),
};

/** Two assistants asked at once. */
export const beside = [
  { ...done, id: 'b1', from: { id: 'referee', name: '裁判助手' } },
  {
    ...done,
    id: 'b2',
    from: { id: 'coach', name: '教练助手' },
    answer: '看停表时的显示：**13 秒或以下**复位至 14 秒，14 秒或以上从停止处继续 [2]。',
    questions: [],
  },
] as const satisfies readonly ChatTurn[];

/** The question to both, of which none is kept yet. */
export const undecided: ChatTurn = {
  ...beside[0],
  versions: { ids: ['b1', 'b2'], current: 'b1', mixed: true },
  beside,
};
