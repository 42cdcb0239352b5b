import type { TestTriple } from '../../packages/server/src/graph/testing/graphOfText.js';

/** A question that one paper alone does not answer, and a sentence of each of the two that do. */
export interface TwoPapers {
  readonly question: string;
  readonly facts: readonly [string, string];
}

const cities = ['津沽', '山城', '江淮', '岭南', '塞北', '东海', '湘江', '黔中', '闽台', '关中', '蜀道', '辽河'];
const kinds = ['女篮', '男篮'];
const coaches = [
  '林志勇',
  '周敏华',
  '郭大川',
  '何晓燕',
  '宋启明',
  '白玉珊',
  '冯立群',
  '丁海洋',
  '邓思源',
  '姜兆林',
  '叶知秋',
  '潘少峰',
];
const halls = ['滨江', '龙泉', '望湖', '玉带', '青云', '朝阳门', '白塔', '金水', '橘子洲', '秦岭', '锦绣', '沙河'];
const keepers = [
  '赵文博',
  '钱立新',
  '孙德胜',
  '李维国',
  '吴桂兰',
  '郑国强',
  '王福生',
  '陈建平',
  '褚怀远',
  '卫小平',
  '蒋春生',
  '沈玉林',
];
const sponsors = ['恒远', '泰丰', '华岳', '宝昌', '瑞祥', '广茂', '德信', '永安', '天合', '鼎盛', '裕民', '联创'];

const of = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

interface Team {
  readonly team: string;
  readonly coach: string;
  readonly hall: string;
  readonly keeper: string;
  readonly seats: number;
  readonly sponsor: string;
}

const teams: readonly Team[] = cities.map((city, at) => ({
  team: `${city}${of(kinds, at)}`,
  coach: of(coaches, at),
  hall: `${of(halls, at)}体育馆`,
  keeper: of(keepers, at),
  seats: 3200 + 150 * at,
  sponsor: `${of(sponsors, at)}体育用品公司`,
}));

/** What every paper says over and over, of whatever it is about. */
const filler = [
  '本季资料由竞赛部在赛前两周核对，改动须书面报备，并在官方网站公布三日后生效。',
  '证件、名单和器材在比赛日由联络员与技术代表一同查验，缺一项的，当场填写说明。',
  '联系人变更时应在两个工作日内通知赛区，逾期未通知造成的后果由申报单位承担。',
  '场地、住宿和交通的安排见赛区手册，本节不再重复，有出入的以手册为准。',
  '训练时段按抽签结果排定，不得私下调换，确需调换的须经双方领队和赛区同意。',
];
const padded = (sentence: string, at: number): string =>
  `${sentence}${Array.from({ length: filler.length }, (_, more) => of(filler, at + more)).join('')}`;

const coachFact = ({ coach, team }: Team): string => `${coach}自去年六月起担任${team}的主教练。`;
const hallFact = ({ team, hall }: Team): string => `${team}本季的主场设在${hall}。`;
const sponsorFact = ({ team, sponsor }: Team): string => `${team}的冠名赞助商为${sponsor}。`;
const seatFact = ({ hall, seats }: Team): string => `${hall}设固定座位 ${seats} 个。`;
const keeperFact = ({ hall, keeper }: Team): string => `${hall}的场馆负责人为${keeper}。`;

const sections = (title: string, facts: readonly { readonly name: string; readonly sentence: string }[]): string =>
  [`# ${title}`, ...facts.map(({ name, sentence }, at) => `## ${name}\n\n${padded(sentence, at)}`)].join('\n\n');

/** Papers by name, in markdown: each fact of a team stands in one of them, under a heading of its own. */
export const papers: ReadonlyMap<string, string> = new Map([
  [
    '教练员注册名单',
    sections(
      '教练员注册名单',
      teams.map((one) => ({ name: one.coach, sentence: coachFact(one) })),
    ),
  ],
  [
    '球队手册',
    sections(
      '球队手册',
      teams.map((one) => ({ name: one.team, sentence: hallFact(one) })),
    ),
  ],
  [
    '商务手册',
    sections(
      '商务手册',
      teams.map((one) => ({ name: one.team, sentence: sponsorFact(one) })),
    ),
  ],
  [
    '场馆手册',
    sections(
      '场馆手册',
      teams.map((one) => ({ name: one.hall, sentence: seatFact(one) })),
    ),
  ],
  [
    '场馆联络表',
    sections(
      '场馆联络表',
      teams.map((one) => ({ name: one.hall, sentence: keeperFact(one) })),
    ),
  ],
]);

/** What a reviewed extraction of them has. */
export const triples: readonly TestTriple[] = teams.flatMap((one): TestTriple[] => {
  const team = [one.team, '球队'] as const;
  const hall = [one.hall, '场馆'] as const;
  return [
    { subject: [one.coach, '人员'], predicate: '担任主教练', object: team, sentence: coachFact(one) },
    { subject: team, predicate: '主场', object: hall, sentence: hallFact(one) },
    { subject: team, predicate: '冠名赞助商', object: [one.sponsor, '机构'], sentence: sponsorFact(one) },
    { subject: hall, predicate: '固定座位', object: [String(one.seats), '数值'], sentence: seatFact(one) },
    { subject: hall, predicate: '场馆负责人', object: [one.keeper, '人员'], sentence: keeperFact(one) },
  ];
});

/** None of them names what joins the two. */
export const questions: readonly TwoPapers[] = teams.flatMap((one, at): TwoPapers[] => [
  { question: `${one.coach}带的球队主场在哪个场馆？`, facts: [coachFact(one), hallFact(one)] },
  { question: `${one.coach}执教的队由哪家公司赞助？`, facts: [coachFact(one), sponsorFact(one)] },
  { question: `${one.team}的主场有多少座位？`, facts: [hallFact(one), seatFact(one)] },
  {
    question: at % 2 === 0 ? `${one.team}主场的负责人是谁？` : `谁是${one.team}主场场馆的负责人？`,
    facts: [hallFact(one), keeperFact(one)],
  },
  { question: `${one.coach}和${one.hall}之间有什么关系？`, facts: [coachFact(one), hallFact(one)] },
]);
