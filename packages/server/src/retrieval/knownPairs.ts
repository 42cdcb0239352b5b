/**
 * Questions, each with a passage that answers it and none of the others. They are of one field and share its words, as the passages of an
 * installation do: what merely is about the same things has to be told from what answers.
 */
export const knownPairs: readonly (readonly [question: string, passage: string])[] = [
  ['球员犯规几次要离场？', '一名队员在一场比赛中累计发生五次个人犯规，应当立即离开比赛，由替补队员在三十秒内替换。'],
  [
    '运动员注册需要提交哪些材料？',
    '办理注册时应提供身份证复印件、近期一寸照片、体检证明，以及所属俱乐部盖章的申请表。',
  ],
  ['下雨天比赛怎么办？', '室外场地因天气原因无法继续比赛的，由竞赛委员会宣布中止，并在四十八小时内另行安排补赛。'],
  ['门票能退吗？', '观众购票后因故不能到场的，可在开赛前二十四小时通过原渠道申请退款，平台收取百分之五的手续费。'],
  [
    '裁判员多久考核一次？',
    '技术官员每年参加一次年度评定，内容包括体能测试、理论笔试和临场执裁打分，不合格者降级使用。',
  ],
  [
    '对判罚有异议可以申诉吗？',
    '球队认为比赛结果受到错误影响的，队长须在终场后十五分钟内在记录表上签字，并于一小时内递交书面抗议。',
  ],
  ['场馆照明要求是多少？', '比赛场地距地面一米处的平均照度不得低于一千五百勒克斯，光线应当均匀，不得使运动员目眩。'],
  [
    '教练被罚出场后还能指挥吗？',
    '被取消比赛资格的教练员应回到休息室，不得在看台上以任何方式与球队联系，由助理教练接替其职责。',
  ],
  [
    'How long is half-time?',
    'Between the second and the third quarter there is an interval of fifteen minutes of rest.',
  ],
  [
    'Who pays for the medical check?',
    'The costs of the examination before the season are borne by the club that registers the player.',
  ],
  [
    'How many foreign players may a team field?',
    'Each roster may hold at most two athletes of other nationalities, of whom one is on court at a time.',
  ],
  [
    'What is the ball made of?',
    'The outer surface is of leather or synthetic material, with eight panels and a mass of 580 to 620 grams.',
  ],
];
