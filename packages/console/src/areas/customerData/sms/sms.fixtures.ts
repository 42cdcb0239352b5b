import type { SmsSettings } from '@console/api/contract';

/** Messages go out. */
export const enabled: SmsSettings = {
  enabled: true,
  gatewayUrl: 'https://sms.example.com/send',
  accessKey: 'zjbasketball',
  hasSecret: true,
  signName: '浙江篮协',
  dailyLimit: 10_000,
  dailyLimitPerPhone: 5,
  quietFrom: '22:00',
  quietTo: '08:00',
  sentToday: 1288,
  updateTime: '2026-02-20T08:30:00.000Z',
  updatedBy: '王芷晴',
};

/** Nothing was ever set. */
export const unset: SmsSettings = {
  ...enabled,
  enabled: false,
  gatewayUrl: '',
  accessKey: '',
  hasSecret: false,
  signName: '',
  sentToday: 0,
  updateTime: null,
  updatedBy: '',
};
