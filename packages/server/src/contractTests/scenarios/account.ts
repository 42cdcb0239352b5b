import {
  clientLog,
  login,
  logout,
  readAppConfig,
  readUser,
  readUserBaseInfo,
  updatePassword,
  updateUserBaseInfo,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';

export const account: Scenario = async ({ app, call }) => {
  await call(readAppConfig, {});
  await call(clientLog, { error: 'TypeError: 测试', info: 'at Page', url: '/assistantAI/overview' });
  const user = await app.user({ permissions: ['chat'] });
  await call(login, { username: user.account, password: user.password });
  await call(readUser, { needRole: true, needMenu: true }, user);
  const id = user.userId;
  await call(updateUserBaseInfo, { id, username: '李明', phoneNumber: '13800138001', email: 'li@example.com' }, user);
  await call(readUserBaseInfo, { id }, user);
  const newPassword = 'Another-Word-8';
  await call(updatePassword, { id, account: user.account, oldPassword: user.password, newPassword }, user);
  const again = await app.signIn(user.account, newPassword);
  await call(logout, {}, { ...user, ...again });
};
