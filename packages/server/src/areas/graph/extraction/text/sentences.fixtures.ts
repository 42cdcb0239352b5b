/** A sentence as rules and handbooks have them, and the triples that somebody reads in it: what it says outright, else nothing. */
export interface ReadSentence {
  readonly text: string;
  readonly triples: readonly (readonly [subject: string, predicate: string, object: string])[];
}

const nothing = (...texts: readonly string[]): ReadSentence[] => texts.map((text) => ({ text, triples: [] }));

export const chineseSentences: readonly ReadSentence[] = [
  { text: '违例是指违犯规则的行为。', triples: [['违例', '定义', '违犯规则的行为']] },
  { text: '所谓“球权”，是指球队对球的控制权。', triples: [['球权', '定义', '球队对球的控制权']] },
  {
    text: '本办法所称裁判员是指经考核取得技术等级证书的人员。',
    triples: [['裁判员', '定义', '经考核取得技术等级证书的人员']],
  },
  { text: '第三条 本规则所称的进攻队，是指控制球的球队。', triples: [['进攻队', '定义', '控制球的球队']] },
  { text: '掷球入界由界外的队员执行。', triples: [] },
  { text: '篮球比赛由两个队参加，每队出场五名队员。', triples: [] },
  { text: '主裁判员是临场官员。', triples: [['主裁判员', '是', '临场官员']] },
  { text: '队长是球队在场上的代表。', triples: [['队长', '是', '球队在场上的代表']] },
  { text: '中国篮球协会是全国性社会团体。', triples: [['中国篮球协会', '是', '全国性社会团体']] },
  {
    text: '记录台人员由记录员、助理记录员、计时员和进攻计时员组成。',
    triples: [
      ['记录台人员', '包括', '记录员'],
      ['记录台人员', '包括', '助理记录员'],
      ['记录台人员', '包括', '计时员'],
      ['记录台人员', '包括', '进攻计时员'],
    ],
  },
  {
    text: '技术委员会由主任、副主任及委员组成。',
    triples: [
      ['技术委员会', '包括', '主任'],
      ['技术委员会', '包括', '副主任'],
      ['技术委员会', '包括', '委员'],
    ],
  },
  {
    text: '违例包括带球走、非法运球和三秒违例。',
    triples: [
      ['违例', '包括', '带球走'],
      ['违例', '包括', '非法运球'],
      ['违例', '包括', '三秒违例'],
    ],
  },
  {
    text: '报名材料包括报名表、身份证复印件、体检证明等。',
    triples: [
      ['报名材料', '包括', '报名表'],
      ['报名材料', '包括', '身份证复印件'],
      ['报名材料', '包括', '体检证明'],
    ],
  },
  {
    text: '犯规分为侵人犯规、技术犯规和违反体育运动精神的犯规。',
    triples: [
      ['犯规', '分为', '侵人犯规'],
      ['犯规', '分为', '技术犯规'],
      ['犯规', '分为', '违反体育运动精神的犯规'],
    ],
  },
  {
    text: '裁判员技术等级分为国家级、一级、二级和三级。',
    triples: [
      ['裁判员技术等级', '分为', '国家级'],
      ['裁判员技术等级', '分为', '一级'],
      ['裁判员技术等级', '分为', '二级'],
      ['裁判员技术等级', '分为', '三级'],
    ],
  },
  {
    text: '比赛分为 4 节，每节 10 分钟。',
    triples: [
      ['比赛', '分为', '4 节'],
      ['节', '时长', '10 分钟'],
    ],
  },
  { text: '每队报名人数不得少于8人。', triples: [['每队报名人数', '不少于', '8人']] },
  { text: '参赛队员年龄不得超过23周岁。', triples: [['参赛队员年龄', '不超过', '23周岁']] },
  { text: '场边替补席座位不少于14个。', triples: [['场边替补席座位', '不少于', '14个']] },
  {
    text: '比赛场地长28米，宽15米。',
    triples: [
      ['比赛场地', '长', '28米'],
      ['比赛场地', '宽', '15米'],
    ],
  },
  { text: '篮圈内径最小为450毫米。', triples: [['篮圈内径', '不少于', '450毫米']] },
  { text: '加时赛时间为5分钟。', triples: [['加时赛时间', '为', '5分钟']] },
  { text: '第二节与第三节之间的休息时间为15分钟。', triples: [['第二节与第三节之间的休息时间', '为', '15分钟']] },
  { text: '注册费为200元。', triples: [['注册费', '为', '200元']] },
  { text: '申诉期限为3个工作日。', triples: [['申诉期限', '为', '3个工作日']] },
  { text: '裁判员注册有效期为两年。', triples: [['裁判员注册有效期', '为', '两年']] },
  { text: '三分线以外投中的球称为三分球。', triples: [['三分线以外投中的球', '称为', '三分球']] },
  { text: '中国篮球协会，简称中国篮协。', triples: [['中国篮球协会', '称为', '中国篮协']] },
  { text: '带球走：持球队员脚步移动超出限制的行为。', triples: [['带球走', '定义', '持球队员脚步移动超出限制的行为']] },
  { text: '球队替补队员最多为7名。', triples: [['球队替补队员', '不超过', '7名']] },
  { text: '2.4.3 罚球线长3.6米。', triples: [['罚球线', '长', '3.6米']] },
  { text: '全场紧逼是一种防守战术。', triples: [['全场紧逼', '是', '一种防守战术']] },
  ...nothing(
    '如果队员受伤，裁判员可以停止比赛。',
    '他是本场比赛的最佳球员。',
    '该队员是替补队员。',
    '这是比赛的规则。',
    '但是裁判员没有鸣哨。',
    '裁判员是否鸣哨由主裁判决定。',
    '球队不是必须参加开幕式。',
    '比赛什么时候开始？',
    '上述规定是强制性的。',
    '裁判员应在赛前检查场地和设备。',
    '其中包括两名女队员。',
    '比赛还是要按时进行。',
    '注：本表由竞赛部填写的内容为准。',
    '联系人：张三的办公室。',
    '当球成死球时，计时员停止计时钟。',
    '队员在比赛中应当尊重裁判员和对手。',
    '裁判员的判定是最终的。',
    '例如，一个队是主队。',
    '除非另有规定，比赛时间为40分钟。',
    '于是比赛继续进行。',
    '凡是参赛的球队都要交纳保证金。',
    '进攻时间为24秒时计时钟停止。',
    '暂停期间队员可以离开场地，但不得超过1分钟后仍未返回。',
  ),
];

/** Gathered after the patterns had been written; what was wrong in them has been put right since. */
export const laterSentences: readonly ReadSentence[] = [
  {
    text: '教练员分为 A、B、C、D、E 五级。',
    triples: ['A', 'B', 'C', 'D', 'E'].map((level) => ['教练员', '分为', level] as const),
  },
  {
    text: '记录台由记录员、计时员和现场统计员三人组成。',
    triples: ['记录员', '计时员', '现场统计员'].map((one) => ['记录台', '包括', one] as const),
  },
  {
    text: '球场长 28 米、宽 15 米，从界线内沿丈量。',
    triples: [
      ['球场', '长', '28 米'],
      ['球场', '宽', '15 米'],
    ],
  },
  ...nothing('理论考试 80 分、视频判读 75 分为合格；体能测试采用折返跑。'),
  { text: '仲裁委员会由五名委员组成，设主任一名。', triples: [['仲裁委员会', '包括', '五名委员']] },
  {
    text: '裁判员等级由低到高分为三级、二级、一级、国家级。',
    triples: [
      ['裁判员等级', '分为', '三级'],
      ['裁判员等级', '分为', '二级'],
      ['裁判员等级', '分为', '一级'],
      ['裁判员等级', '分为', '国家级'],
    ],
  },
  { text: '运动员注册实行实名制，注册有效期为1年。', triples: [['注册有效期', '为', '1年']] },
  {
    text: '8.1 比赛应由4节组成，每节10分钟。',
    triples: [
      ['比赛', '包括', '4节'],
      ['节', '时长', '10分钟'],
    ],
  },
  { text: '进攻计时钟是显示24秒倒计时的装置。', triples: [['进攻计时钟', '是', '显示24秒倒计时的装置']] },
  {
    text: '活球是指球离开执行掷球入界队员的手的状态。',
    triples: [['活球', '定义', '球离开执行掷球入界队员的手的状态']],
  },
  { text: '球队在每半时中可请求的暂停次数不超过3次。', triples: [['球队在每半时中可请求的暂停次数', '不超过', '3次']] },
  { text: '场上队员是5名。', triples: [['场上队员', '为', '5名']] },
  { text: '比赛用球为7号球。', triples: [['比赛用球', '为', '7号球']] },
  {
    text: '每支球队可报领队1人、教练员2人、队医1人、运动员12人。',
    triples: [
      ['球队', '领队', '1人'],
      ['球队', '教练员', '2人'],
      ['球队', '队医', '1人'],
      ['球队', '运动员', '12人'],
    ],
  },
  { text: 'The free-throw line is 3.60 m long.', triples: [['free-throw line', 'is', '3.60 m long']] },
  {
    text: 'The game shall consist of 4 quarters of 10 minutes.',
    triples: [['game', 'includes', '4 quarters of 10 minutes']],
  },
  {
    text: 'The home team is the first named team in the schedule.',
    triples: [['home team', 'is', 'first named team in the schedule']],
  },
  ...nothing(
    '第一条 为规范全国篮球竞赛活动，保障参赛各方合法权益，制定本办法。',
    '第四条 参赛单位应当在赛前30日提交报名表。',
    '运动员须持有有效的二代身份证，年龄以身份证为准。',
    '决赛阶段共设八个名次，前三名颁发奖牌。',
    '本规定自2024年1月1日起施行，由中国篮球协会负责解释。',
    '一次投篮是否成功，以球离手时间为准。',
    '26.1.1 当某队在前场控制活球时，该队的队员不得停留在对方队的限制区内超过持续的3秒。',
    '8.2 在预定的比赛开始时间之前，应有20分钟的比赛休息期间。',
    '运动员应穿着统一的服装。',
    '关键是裁判员的判断。',
    '重要的是团队合作。',
    '原因是场地湿滑。',
    '问题是谁来负责。',
    '时间是2024年5月。',
    '每个“没有帮助”的回答都会成为一个待处理的问题。',
    'A game is played by two teams of five players each.',
    'The shot clock operator shall be provided with a shot clock.',
    'Free throws are awarded after a foul.',
    'Each team includes players who are entitled to play.',
    'A dribble starts when a player gains control of a live ball.',
  ),
];

export const englishSentences: readonly ReadSentence[] = [
  { text: 'A violation is an infraction of the rules.', triples: [['violation', 'is', 'infraction of the rules']] },
  {
    text: 'The crew chief is the senior referee of a game.',
    triples: [['crew chief', 'is', 'senior referee of a game']],
  },
  {
    text: 'A game consists of four quarters of ten minutes.',
    triples: [['game', 'includes', 'four quarters of ten minutes']],
  },
  {
    text: 'The table officials are made up of a scorer, an assistant scorer, a timer and a shot clock operator.',
    triples: [
      ['table officials', 'includes', 'scorer'],
      ['table officials', 'includes', 'assistant scorer'],
      ['table officials', 'includes', 'timer'],
      ['table officials', 'includes', 'shot clock operator'],
    ],
  },
  {
    text: 'The entry form includes the name, the date of birth and a photo.',
    triples: [
      ['entry form', 'includes', 'name'],
      ['entry form', 'includes', 'date of birth'],
      ['entry form', 'includes', 'photo'],
    ],
  },
  { text: 'Overtime lasts five minutes.', triples: [['Overtime', 'duration', 'five minutes']] },
  { text: 'A team must have at least 8 players.', triples: [['team', 'at least', '8 players']] },
  { text: 'The delegation must not exceed 19 members.', triples: [['delegation', 'at most', '19 members']] },
  { text: 'The registration period is 30 days.', triples: [['registration period', 'is', '30 days']] },
  {
    text: 'Dead ball means a ball that cannot be played.',
    triples: [['Dead ball', 'definition', 'a ball that cannot be played']],
  },
  {
    text: '“Home team” refers to the team named first in the schedule.',
    triples: [['Home team', 'definition', 'the team named first in the schedule']],
  },
  {
    text: 'A goal from beyond the arc is called a three-pointer.',
    triples: [['goal from beyond the arc', 'called', 'three-pointer']],
  },
  {
    text: 'Violation: an infraction of the rules of the game.',
    triples: [['Violation', 'definition', 'an infraction of the rules of the game']],
  },
  { text: 'A half-time interval lasts 15 minutes.', triples: [['half-time interval', 'duration', '15 minutes']] },
  ...nothing(
    'It is a violation.',
    'If a player is injured, the game is stopped.',
    'The referee shall inspect the court before the game.',
    'There are two referees on the court.',
    'This is the rule.',
    'When is the game played?',
    'The decision is final.',
    'For example, a team is the home team.',
    'They are called the visitors.',
    'Note: the form is filled in by the club.',
  ),
];
