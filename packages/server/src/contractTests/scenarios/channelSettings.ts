import {
  countOptOuts,
  importOptOuts,
  liftOptOut,
  modifyChannelSettings,
  readChannelSettings,
  testChannelSettings,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';

/** Settings are made and tried; nobody listens at the address. */
export const channelSettings: Scenario = async ({ call }) => {
  await call(modifyChannelSettings, {
    channel: 'sms',
    enabled: true,
    vendor: 'smsGateway',
    address: 'https://sms.invalid/send',
    account: 'demo',
    secret: 'top-secret',
    signName: '省篮协',
    dailyLimit: 1000,
    dailyLimitPerPerson: 3,
    quietFrom: '22:00',
    quietTo: '08:00',
    price: 45,
  });
  await call(readChannelSettings, { channel: 'sms' });
  await call(testChannelSettings, { channel: 'sms', receiver: '13800138000', confirmed: true });
  await call(importOptOuts, { channel: 'sms', addresses: ['139 0000 1111', '12'] });
  await call(countOptOuts, { channel: 'sms' });
  await call(liftOptOut, { channel: 'sms', address: '13900001111' });
};
