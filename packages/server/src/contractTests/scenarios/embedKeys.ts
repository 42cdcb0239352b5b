import {
  addEmbedKey,
  enableEmbedKey,
  modifyEmbedKey,
  pageEmbedKeys,
  previewEmbedKey,
  rotateEmbedKey,
  tradeEmbedKey,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';

export const embedKeys: Scenario = async ({ call }) => {
  const { id, publicKey } = await call(addEmbedKey, {
    name: '官网客服',
    assistantIds: ['general'],
    origins: ['https://www.example.com', 'http://localhost:4000'],
    perMinute: 60,
    perDay: 5000,
    perVisitorDay: 50,
    expireTime: '2999-03-31T23:59:59+08:00',
  });
  await call(modifyEmbedKey, { id, perDay: 4000, expireTime: '' });
  const { secret } = await call(rotateEmbedKey, { id });
  await call(tradeEmbedKey, {
    publicKey,
    secret,
    visitor: 'member-1',
    memberNumber: 'V1',
    origin: 'https://www.example.com',
  });
  await call(previewEmbedKey, { id });
  await call(pageEmbedKeys, { current: 1, size: 20, keyword: 'example' });
  await call(enableEmbedKey, { id, enabled: false });
};
