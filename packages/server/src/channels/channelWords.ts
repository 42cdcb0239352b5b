import type { Channel } from '@console/api/contract';
import type { Language } from '../http/messages.js';

/** What the channels are called in files. */
export const channelWords: Readonly<Record<Language, Readonly<Record<Channel, string>>>> = {
  'zh-CN': { sms: '短信', wechat: '微信', app: 'App 推送', qyWechat: '企业微信' },
  'en-US': { sms: 'SMS', wechat: 'WeChat', app: 'App push', qyWechat: 'WeCom' },
};
