import type { EditedRules, RuleCounts, RuleField } from './types.js';

const asked = { options: [], unit: '', spansTime: false, details: [] };
const numbers = ['equals', 'atLeast', 'atMost', 'between', 'exists', 'notExists'];
const options = (...words: readonly string[]) => words.map((value) => ({ value, label: value }));

const orderDetails = [
  {
    code: 'product',
    name: '商品',
    valueType: 'text',
    operators: ['equals', 'contains'],
    options: options('季票', '单场票'),
    unit: '',
  },
  { code: 'amount', name: '金额', valueType: 'number', operators: ['atLeast', 'atMost'], options: [], unit: '元' },
];

export const fields: readonly RuleField[] = [
  {
    ...asked,
    code: 'city',
    name: '常住城市',
    category: '资料',
    valueType: 'choice',
    operators: ['in', 'notIn', 'exists', 'notExists'],
    options: options('杭州', '宁波', '温州', '绍兴', '嘉兴', '湖州'),
  },
  { ...asked, code: 'age', name: '年龄', category: '资料', valueType: 'number', operators: numbers, unit: '岁' },
  {
    ...asked,
    code: 'birthday',
    name: '生日',
    category: '资料',
    valueType: 'date',
    operators: ['less', 'greater', 'between', 'exists'],
  },
  {
    ...asked,
    code: 'order.count',
    name: '订单次数',
    category: '订单',
    valueType: 'number',
    operators: numbers,
    unit: '次',
    spansTime: true,
    details: orderDetails,
  },
  {
    ...asked,
    code: 'event.count',
    name: '行为次数',
    category: '行为',
    valueType: 'number',
    operators: numbers,
    unit: '次',
    spansTime: true,
  },
  { ...asked, code: 'consent.sms', name: '同意短信', category: '授权', valueType: 'boolean', operators: ['equals'] },
  {
    ...asked,
    code: 'name',
    name: '姓名',
    category: '资料',
    valueType: 'text',
    operators: ['equals', 'contains', 'in'],
  },
  {
    ...asked,
    code: 'pack',
    name: '人群包',
    category: '人群',
    valueType: 'crowdPack',
    operators: ['in', 'notIn'],
    options: [{ value: '31', label: '季票续费唤醒' }],
  },
];

/** Three levels and an exclusion, as a pack for renewing season tickets has them. */
export const season: EditedRules = {
  match: 'all',
  title: '首要条件',
  rules: [
    { field: 'city', operator: 'in', values: ['杭州', '宁波', '温州', '绍兴', '嘉兴', '湖州'] },
    {
      match: 'any',
      title: '和现场有关',
      rules: [
        { field: 'order.count', operator: 'exists', values: [], days: 365 },
        { field: 'event.count', operator: 'atLeast', values: ['4'], days: 180 },
        {
          match: 'all',
          title: '打球家庭',
          rules: [
            { field: 'age', operator: 'between', values: ['6', '14'] },
            { field: 'birthday', operator: 'greater', values: ['2012-01-01'] },
          ],
        },
      ],
    },
  ],
  exclude: [
    { field: 'event.count', operator: 'atLeast', values: ['3'], days: 30 },
    { field: 'consent.sms', operator: 'equals', values: ['false'] },
  ],
};

export const seasonCounts: RuleCounts = {
  rules: 13_902,
  'rules.0': 86_214,
  'rules.1': 15_317,
  'rules.1.rules.0': 8916,
  'rules.1.rules.1': 9730,
  'rules.1.rules.2': 3105,
  'rules.1.rules.2.rules.0': 21_480,
  'rules.1.rules.2.rules.1': 5262,
  exclude: 1422,
  'exclude.0': 1187,
  'exclude.1': 263,
};
