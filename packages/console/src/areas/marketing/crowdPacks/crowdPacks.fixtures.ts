import type {
  BehaviourTag,
  CrowdCount,
  CrowdExplanation,
  CrowdPack,
  CrowdPackDetail,
  CrowdPicture,
  RuleSet,
} from '@console/api/contract';

const plain = { options: [], unit: '', spansTime: false, details: [] };

export const tags: BehaviourTag[] = [
  {
    ...plain,
    code: 'city',
    name: '常住城市',
    category: '资料',
    valueType: 'choice',
    operators: ['in', 'notIn'],
    options: [
      { value: '杭州', label: '杭州' },
      { value: '宁波', label: '宁波' },
    ],
  },
  {
    ...plain,
    code: 'order.count',
    name: '订单次数',
    category: '订单',
    valueType: 'number',
    operators: ['atLeast', 'exists'],
    unit: '次',
    spansTime: true,
  },
  { ...plain, code: 'consent.sms', name: '同意短信', category: '授权', valueType: 'boolean', operators: ['equals'] },
];

export const rules: RuleSet = {
  match: 'all',
  title: '首要条件',
  rules: [
    { field: 'city', operator: 'in', values: ['杭州', '宁波'] },
    {
      match: 'any',
      title: '和现场有关',
      rules: [{ field: 'order.count', operator: 'atLeast', values: ['2'], days: 90 }],
    },
  ],
  exclude: [{ field: 'consent.sms', operator: 'equals', values: ['false'] }],
};

/** The same as somebody else has saved them meanwhile: another city. */
export const rulesOfAnother: RuleSet = {
  ...rules,
  rules: rules.rules.map((one) =>
    'field' in one && one.field === 'city' ? { ...one, values: ['杭州', '温州'] } : one,
  ),
};

export const pack: CrowdPack = {
  id: '31',
  packName: '季票续费与到场家庭',
  description: '',
  source: 'rules',
  alive: true,
  countHour: 6,
  memberCount: 11_276,
  status: 'ready',
  countTime: '2026-11-21 06:00:12',
  recentSizes: [10_900, 11_020, 11_180, 11_276],
  usedBy: 2,
  version: 7,
  createdBy: '陈思远',
  createTime: '2026-10-08 09:12:00',
  updateTime: '2026-11-20 17:40:00',
};
export const detail: CrowdPackDetail = { ...pack, rules, uses: [], users: [] };

export const fromFile: CrowdPack = {
  ...pack,
  id: '32',
  packName: '总决赛嘉宾',
  source: 'file',
  alive: false,
  memberCount: 418,
  recentSizes: [418],
  usedBy: 0,
};

export const counted: CrowdCount = {
  count: 12_480,
  total: 150_361,
  exact: true,
  margin: 0,
  rules: [
    { path: '', count: 13_902 },
    { path: 'rules.0', count: 86_214 },
    { path: 'rules.1', count: 15_317 },
    { path: 'rules.1.rules.0', count: 15_317 },
    { path: 'exclude.0', count: 26_300 },
  ],
};

export const person = {
  id: '9',
  customerName: '王芷晴',
  phoneNumber: '136****9027',
  city: '杭州',
  level: '金卡',
  tags: [],
};

export const explained: CrowdExplanation = {
  person,
  fits: false,
  member: true,
  steps: [
    { path: 'rules.0', kind: 'rule', fits: true, value: '杭州', passesFrom: null },
    { path: 'rules.1', kind: 'group', fits: false, value: '', passesFrom: null },
    { path: 'rules.1.rules.0', kind: 'rule', fits: false, value: '1', passesFrom: null },
    { path: 'exclude.0', kind: 'rule', fits: false, value: '是', passesFrom: null },
  ],
  firstFailing: 'rules.1.rules.0',
};

export const picture: CrowdPicture = {
  memberCount: 11_276,
  total: 150_361,
  spreads: [
    {
      trait: 'city',
      rows: [
        { value: '杭州', inPack: 4307, inAll: 36_237 },
        { value: '宁波', inPack: 2435, inAll: 23_005 },
      ],
    },
  ],
  reach: [
    { channel: 'sms', agreed: 11_000, reachable: 10_812 },
    { channel: 'wechat', agreed: 9600, reachable: 9406 },
  ],
};

export const pageOf = <Row>(list: readonly Row[]) => ({ list: [...list], total: list.length, current: 1, size: 20 });
