import type { EmbedKey } from '@console/api/contract';

export const websiteKey: EmbedKey = {
  id: 'website',
  name: '官网客服',
  publicKey: 'pk_4bc8fc83b9c470158d26352d',
  secretEnd: 'ehJ0',
  state: 'active',
  enabled: true,
  assistants: [
    { id: 'smartCustomerService', name: '智能客服' },
    { id: 'literature', name: '文献' },
  ],
  origins: [
    { origin: 'https://www.zjba.example.cn', today: 1031 },
    { origin: 'https://m.zjba.example.cn', today: 253 },
  ],
  perMinute: 60,
  perDay: 5000,
  perVisitorDay: 50,
  today: 1284,
  expireTime: '2099-03-31T15:59:59.999Z',
  lastUsedTime: '2026-11-20T16:00:00.000Z',
  formerSecretUntil: null,
  updatedBy: '陈思远',
  updateTime: '2026-11-20T10:00:00.000Z',
};

const key = (id: string, name: string, more: Partial<EmbedKey>): EmbedKey => ({
  ...websiteKey,
  id,
  name,
  publicKey: `pk_${id.padEnd(24, '0')}`,
  ...more,
});

export const spentKey = key('club', '合作俱乐部', { state: 'spent', perDay: 500, today: 500 });
export const stoppedKey = key('season', '2025 赛季专题', {
  state: 'stopped',
  enabled: false,
  today: 0,
  lastUsedTime: null,
});

export const sampleKeys: readonly EmbedKey[] = [
  websiteKey,
  key('members', '会员小程序', { today: 3902, formerSecretUntil: '2026-11-22T02:42:00.000Z' }),
  key('signup', '赛事报名页', { state: 'expired', today: 0 }),
  spentKey,
  stoppedKey,
];
