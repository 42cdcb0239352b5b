import { modifySmsSettings, readSmsSettings, testSmsSettings } from '@console/api/contract';
import type { Scenario } from '../walk.js';

/** Settings are made and tried; nobody listens at the address. */
export const smsSettings: Scenario = async ({ call }) => {
  await call(modifySmsSettings, {
    enabled: true,
    gatewayUrl: 'https://sms.invalid/send',
    accessKey: 'demo',
    secret: 'top-secret',
    signName: '省篮协',
    dailyLimit: 1000,
    dailyLimitPerPhone: 3,
    quietFrom: '22:00',
    quietTo: '08:00',
  });
  await call(readSmsSettings, {});
  await call(testSmsSettings, { phoneNumber: '13800138000', confirmed: true });
};
