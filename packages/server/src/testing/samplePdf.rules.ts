/** One clause of the sample rules: its number and title, and what it says. */
export interface Clause {
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
  readonly table?: { readonly caption: string; readonly rows: readonly (readonly string[])[] };
}

type Written = readonly [title: string, text: string];

const court: readonly Written[] = [
  [
    '球场尺寸',
    '比赛场地应当是平整、无障碍物的硬质地面，长 28 米，宽 15 米，丈量从界线的内沿量起。天花板或最低障碍物的高度不得低于 7 米。',
  ],
  ['界线', '所有的线应当用相同的颜色画出，宽 5 厘米，清晰可见。观众席、广告牌与界线之间的距离至少为 2 米。'],
  ['三分投篮区域', '三分线是以球篮中心正下方为圆心、半径 6.75 米的圆弧，两侧与边线平行的直线距边线内沿 0.9 米。'],
  ['无撞人半圆区', '无撞人半圆区以球篮中心正下方为圆心，半径 1.25 米，半圆线属于该区域的一部分。'],
  ['篮板与篮圈', '篮圈内径为 45 厘米，篮圈顶沿距地面 3.05 米。篮板横宽 1.8 米，竖高 1.05 米，用透明材料整块制成。'],
  [
    '比赛用球',
    '男子比赛使用 7 号球，充气后圆周 75 至 77 厘米，重量 580 至 620 克；女子比赛使用 6 号球，圆周 71.5 至 73 厘米。主队至少准备两个用过的球供裁判员挑选。',
  ],
  ['计时装备', '比赛计时钟与进攻计时钟应当让所有与比赛有关的人清楚看见，最后一分钟以十分之一秒显示。'],
];

const teams: readonly Written[] = [
  ['球队组成', '每支球队登记有资格参赛的队员不超过 12 名，其中包括一名队长，另有主教练一名、助理教练至多两名。'],
  ['服装与号码', '同队队员的背心前后颜色必须相同，号码为 0、00 以及 1 至 99，背后的数字高度至少 18 厘米。'],
  [
    '队长的职责',
    '队长代表球队，可以用有礼貌的态度与裁判员沟通，以获取信息，但只能在球成死球并且比赛计时钟停止时进行。',
  ],
  [
    '主教练的职责',
    '赛前至少 40 分钟，主教练应当把有资格参赛的队员姓名和号码的名单交给记录员，并在赛前 10 分钟确认首发的五名队员。',
  ],
  [
    '受伤队员',
    '队员受伤需要治疗时，裁判员可以停止比赛。受伤队员如果不能在 15 秒内继续比赛，或者接受了治疗，必须被替换；正在流血的队员必须离场。',
  ],
  [
    '弃权',
    '赛程规定的开始时间之后 15 分钟，球队未能到场或者不能使 5 名队员入场的，判该队由于弃权告负，比分为 20 比 0。',
  ],
  [
    '缺少队员',
    '比赛中某队在场上准备比赛的队员少于两名时，该队由于缺少队员使比赛告负。如对方领先，当时的比分有效；否则比分记为 2 比 0。',
  ],
];

const timing: readonly Written[] = [
  ['比赛时间', '比赛由 4 节组成，每节 10 分钟。第二节与第三节之间的中场休息为 15 分钟，其余各节之间休息 2 分钟。'],
  [
    '决胜期',
    '第四节结束时比分相等，比赛以一个或多个 5 分钟的决胜期继续进行，直到分出胜负。每个决胜期之前休息 2 分钟。',
  ],
  ['跳球与交替拥有', '第一节由中圈跳球开始。此后所有跳球情况由交替拥有程序处理，箭头指向下一次掷球入界的球队。'],
  [
    '暂停',
    '每次暂停持续 1 分钟。上半时每队准予两次暂停，下半时准予三次，但第四节最后 2 分钟内至多两次；每个决胜期一次。未使用的暂停不得留给下半时或决胜期。',
  ],
  [
    '替换',
    '只有替补队员有权请求替换。他应当到记录台前清楚地作出常规手势，或者坐在替换的椅子上，并且必须立即做好比赛的准备。',
  ],
  [
    '24 秒进攻时间',
    '一名队员在场上获得控制活球时，该队必须在 24 秒钟内尝试投篮。投篮的球在进攻计时钟信号响之前离手，并且碰到篮圈或进入球篮，才算完成一次投篮尝试。',
  ],
  [
    '进攻时间复位',
    '投篮的球触及篮圈后，如果原先控制球的同一队重新获得球权，进攻计时钟复位到 14 秒；对方在其后场获得球权时复位到 24 秒。',
  ],
  ['八秒', '一名队员在他的后场获得控制活球时，该队必须在 8 秒钟内使球进入前场，否则判给对方掷球入界。'],
  ['三秒', '当某队在前场控制活球并且比赛计时钟正在运行时，该队队员不得在对方限制区内持续停留超过 3 秒钟。'],
  ['被严密防守的队员', '持球队员在距离不超过 1 米的对方主动防守之下，必须在 5 秒钟内传球、投篮或运球。'],
];

const fouls: readonly Written[] = [
  [
    '侵人犯规',
    '侵人犯规是队员与对方队员非法的身体接触，不论球是活球还是死球。队员不得用手、臂、肘、肩、髋、腿、膝、脚拉、阻、推、撞、绊对方。',
  ],
  [
    '带球走',
    '持球队员的中枢脚在传球或投篮时可以抬起，但在球离手之前不得落回地面；违反这一规定即为带球走，判由对方在最近的地点掷球入界。',
  ],
  [
    '两次运球',
    '队员第一次运球结束之后不得再次运球，除非在两次运球之间他因投篮、被对方拍击或传球触及他人而失去了控制。',
  ],
  [
    '技术犯规',
    '技术犯规是没有身体接触的行为犯规，如不理会裁判员的警告、戏弄对方、拖延比赛。罚则为一次罚球，由对方主教练指定罚球队员。',
  ],
  [
    '违反体育运动精神的犯规',
    '队员第二次被判违反体育运动精神的犯规时，应当取消其比赛资格。罚则为两次罚球以及前场掷球入界的球权。',
  ],
  [
    '取消比赛资格',
    '被取消比赛资格的人员必须前往本队休息室，直到比赛结束，或者离开体育馆；他不得留在观众席或球队席区域。',
  ],
  ['五次犯规', '一名队员累计五次侵人犯规或技术犯规，必须立即退出比赛，并且在 30 秒内被替换。'],
  ['全队犯规处罚', '某队在一节中已经发生四次全队犯规后，此后对未做投篮动作的对方队员的侵人犯规，判给对方两次罚球。'],
  [
    '罚球',
    '罚球队员应当在可处理球后 5 秒钟内投篮，不得做投篮的假动作，脚在球触及篮圈之前不得触及罚球线。每次罚中计 1 分。',
  ],
  ['干涉得分', '投篮的球在下落并且完全在篮圈水平面以上时，防守队员触及球即为干涉得分，判给投篮队 2 分或 3 分。'],
];

const officials: readonly Written[] = [
  ['裁判员的装备', '裁判员的服装由裁判员衫、黑色长裤、黑色袜子和黑色篮球鞋组成，比赛中使用的哨子不得外借。'],
  ['裁判员的权力', '裁判员的权力从赛前 20 分钟到达比赛场地时开始，到比赛时间终了经他们认可时结束。'],
  ['即时回放', '即时回放系统可以在第四节最后 2 分钟内用来确认球出界时由谁触及，审查应当在 2 分钟之内作出决定。'],
  [
    '记录员',
    '记录员使用一式四联的记录表，记录首发队员、得分、犯规和暂停；主队得分用黑色或深蓝色笔登记，第一、第三节用红色笔。',
  ],
  [
    '申诉程序',
    '球队认为其利益受到不利影响时，队长应当在比赛结束后 15 分钟内告知主裁判员，并在记录表上签字；申诉理由须在比赛结束后 1 小时内书面提交，并缴纳申诉费 5000 元。',
  ],
  [
    '兴奋剂检查',
    '被抽中的队员应当在接到通知后 60 分钟内到兴奋剂检查站报到，由一名随行医生陪同，逾期未到按拒绝检查处理。',
  ],
];

const english: readonly Written[] = [
  [
    'Shot clock',
    'Whenever a player gains control of a live ball on the court, his team must attempt a shot for a field goal within 24 seconds.',
  ],
  [
    'Video review',
    'The head coach may request one challenge in a game. The request must be made at the latest when the ball becomes live again after the play in question.',
  ],
  [
    'Travel allowance',
    'Visiting teams receive a travel allowance of 3,200 yuan for each night spent away from home, paid within ten working days.',
  ],
];

const cities = [
  '沈阳',
  '青岛',
  '东莞',
  '佛山',
  '杭州',
  '义乌',
  '成都',
  '重庆',
  '西安',
  '太原',
  '济南',
  '长春',
  '南京',
  '苏州',
  '宁波',
  '厦门',
  '福州',
  '南昌',
  '武汉',
  '长沙',
  '贵阳',
  '昆明',
  '兰州',
  '银川',
  '西宁',
  '南宁',
  '海口',
  '石家庄',
  '郑州',
  '合肥',
  '天津',
  '大连',
];
const levels = ['男子甲组', '女子甲组', '男子乙组', '女子乙组', '青年组', '少年组'];

const regional = (city: string, level: string, seed: number): Written[] => {
  const fee = 1800 + ((seed * 137) % 4200);
  const seats = 2400 + ((seed * 311) % 9000);
  const day = 1 + ((seed * 7) % 27);
  const month = 3 + ((seed * 5) % 8);
  return [
    [
      `${city}赛区${level}报名`,
      `${city}赛区${level}的报名截止日期为 ${month} 月 ${day} 日，每队报名费 ${fee} 元，报名后七个工作日内缴清。逾期未缴的，组织委员会可以把名额递补给候补名单上的下一支球队。`,
    ],
    [
      `${city}赛区${level}场馆`,
      `${city}赛区${level}的比赛在 ${city}市体育中心 ${1 + (seed % 6)} 号馆进行，场馆可容纳观众 ${seats} 人，馆内照度不低于 ${1500 + ((seed * 29) % 700)} 勒克斯，赛前 ${2 + (seed % 5)} 小时向球队开放训练。`,
    ],
    [
      `${city}赛区${level}奖金`,
      `${city}赛区${level}第一名奖金 ${20 + ((seed * 13) % 70)} 万元，第二名 ${8 + ((seed * 3) % 11)} 万元，第三名 ${2 + (seed % 5)} 万元，由赛区承办单位在闭幕后 ${15 + (seed % 30)} 日内发放，税费由领奖单位自行承担。`,
    ],
    [
      `${city}赛区${level}医疗`,
      `${city}赛区${level}每场比赛配备救护车 ${1 + (seed % 3)} 辆、医生 ${2 + (seed % 4)} 名，定点医院距场馆不超过 ${3 + (seed % 9)} 公里；球队应当在抵达当日提交每名队员的体检报告，报告的有效期为 ${60 + ((seed * 11) % 120)} 天。`,
    ],
    [
      `${city}赛区${level}纪律`,
      `${city}赛区${level}的球队无故缺席开幕式的，扣除保证金 ${500 + ((seed * 53) % 1500)} 元；在场馆内吸烟的，每人次罚款 ${100 + ((seed * 17) % 400)} 元；损坏更衣室设施的照价赔偿，并由主教练书面说明情况。`,
    ],
  ];
};

const numerals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const chineseNumber = (value: number): string => {
  if (value < 10) return numerals[value] ?? '';
  if (value < 20) return `十${value % 10 === 0 ? '' : numerals[value % 10]}`;
  if (value < 100) return `${numerals[Math.floor(value / 10)]}${chineseNumber(10 + (value % 10))}`;
  const rest = value % 100;
  return `${numerals[Math.floor(value / 100)]}百${rest === 0 ? '' : rest < 10 ? `零${numerals[rest]}` : chineseNumber(rest).replace(/^十/, '一十')}`;
};

const chapter = (order: number, title: string, written: readonly Written[], table?: Chapter['table']): Chapter => ({
  title: `第${chineseNumber(order)}章 ${title}`,
  clauses: written.map(([name, text], index) => ({ number: `${order}.${index + 1}`, title: name, text })),
  ...(table === undefined ? {} : { table }),
});

const general = (): Chapter[] => [
  chapter(1, '场地与器材', court, {
    caption: '各级场馆的最低要求',
    rows: [
      ['级别', '观众席', '照度', '更衣室', '副馆'],
      ['甲级', '6000 座', '2000 勒克斯', '6 间', '2 个'],
      ['乙级', '3500 座', '1600 勒克斯', '4 间', '1 个'],
      ['丙级', '1200 座', '1100 勒克斯', '2 间', '不要求'],
    ],
  }),
  chapter(2, '球队与人员', teams),
  chapter(3, '比赛通则与计时', timing, {
    caption: '时间一览',
    rows: [
      ['项目', '时长', '说明'],
      ['每节', '10 分钟', '共四节'],
      ['决胜期', '5 分钟', '可有多个'],
      ['暂停', '1 分钟', '下半时三次'],
      ['进攻计时', '24 秒', '复位为 14 秒'],
    ],
  }),
  chapter(4, '违例与犯规', fouls),
  chapter(5, '裁判员、记录台与申诉', officials),
  chapter(6, 'Provisions in English', english),
];

/**
 * Rules of a basketball competition, made up for tests. Every clause states facts of its own.
 * The first six chapters are written by hand; each further chapter is one regional group with five clauses.
 */
export const sampleRules = (chapters = 6): readonly Chapter[] => {
  const all = general();
  for (let index = all.length; index < chapters; index += 1) {
    const city = cities[index % cities.length] ?? '';
    const level = levels[Math.floor(index / cities.length) % levels.length] ?? '';
    all.push(chapter(index + 1, `${city}赛区${level}竞赛办法`, regional(city, level, index)));
  }
  return all.slice(0, chapters);
};
