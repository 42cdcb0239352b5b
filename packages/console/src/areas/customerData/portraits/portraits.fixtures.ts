import type { Portrait, PortraitDetail, Rfm, RfmHistory, RfmPreview } from '@console/api/contract';

export const portrait: Portrait = {
  id: '7',
  portraitName: '季票会员',
  description: '续费前看一眼',
  crowdPackId: '31',
  crowdPackName: '季票续费与到场家庭',
  traits: ['city', 'segment'],
  customerCount: 11_276,
  createdBy: '陈思远',
  createTime: '2026-10-08 09:12:00',
  updateTime: '2026-11-20 17:40:00',
};

export const cityRule = (city: string) => ({ field: 'city', operator: 'equals' as const, values: [city] });

export const detail: PortraitDetail = {
  ...portrait,
  comparedPackId: null,
  comparedPackName: '',
  comparedCount: 150_361,
  narrowedTo: [],
  spreads: [
    {
      trait: 'city',
      slices: [
        { value: '杭州', label: '杭州', count: 4307, compared: 36_237, rule: cityRule('杭州') },
        { value: '宁波', label: '宁波', count: 2435, compared: 23_005, rule: cityRule('宁波') },
        {
          value: '',
          label: '',
          count: 120,
          compared: 9000,
          rule: { field: 'city', operator: 'notExists', values: [] },
        },
        { value: 'other', label: 'other', count: 4414, compared: 82_119, rule: null },
      ],
    },
    {
      trait: 'segment',
      slices: [
        {
          value: 'champion',
          label: 'champion',
          count: 3200,
          compared: 6204,
          rule: { field: 'segment', operator: 'equals', values: ['champion'] },
        },
      ],
    },
  ],
};

const segment = (name: Rfm['segments'][number]['segment'], customerCount: number) => ({
  segment: name,
  customerCount,
  orderAmount: customerCount * 1820,
  averageRecencyDays: 18.4,
  averageFrequency: 5.2,
  averageMonetary: 1820,
});

export const rfm: Rfm = {
  recencyDays: 30,
  frequency: 3,
  monetary: 1000,
  spanDays: 365,
  version: 4,
  status: 'ready',
  segments: [
    segment('champion', 6204),
    segment('loyal', 4100),
    segment('promising', 2300),
    segment('newcomer', 18_200),
    segment('atRisk', 1900),
    segment('cannotLose', 3650),
    segment('hibernating', 7200),
    segment('lost', 40_010),
  ],
  withoutOrders: 66_797,
  distribution: {
    recency: { width: 10, counts: [120, 200, 180, 90, 60, 40, 30, 22, 18, 12, 9, 40] },
    frequency: { width: 1, counts: [0, 400, 210, 90, 40, 22, 10, 6, 3, 9] },
    monetary: { width: 200, counts: [300, 190, 120, 80, 44, 30, 22, 12, 8, 20] },
  },
  countTime: '2026-11-21 02:00:12',
};

export const preview: RfmPreview = {
  moves: [
    { from: 'lost', to: 'lost', customerCount: 40_010 },
    { from: 'newcomer', to: 'promising', customerCount: 1240 },
    { from: null, to: null, customerCount: 66_797 },
  ],
  customerCount: 150_361,
  exact: false,
};

const day = (name: string, champion: number) => ({
  day: name,
  segments: rfm.segments.map((one) => ({
    segment: one.segment,
    customerCount: one.segment === 'champion' ? champion : one.customerCount,
  })),
});

export const history: RfmHistory = {
  days: [day('2026-11-19', 6100), day('2026-11-20', 6150), day('2026-11-21', 6204)],
  moves: [{ from: 'promising', to: 'champion', customerCount: 104 }],
};

export const pageOf = <Row>(list: readonly Row[]) => ({ list: [...list], total: list.length, current: 1, size: 20 });
