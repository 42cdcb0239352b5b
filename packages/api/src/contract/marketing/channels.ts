/** Ways to reach a person. */
export const channels = ['sms', 'wechat', 'app', 'qyWechat'] as const;
export type Channel = (typeof channels)[number];
