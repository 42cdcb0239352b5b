export const messagePreviewZh = {
  sms: '短信预览',
  wechat: '微信模板预览',
  app: { light: 'App 推送预览，浅色锁屏', dark: 'App 推送预览，深色锁屏' },
  today: (clock: string) => `今天 ${clock}`,
  date: (date: Date) => {
    const week = ['日', '一', '二', '三', '四', '五', '六'][date.getDay()] ?? '';
    return `${date.getMonth() + 1} 月 ${date.getDate()} 日 星期${week}`;
  },
  now: '现在',
  picture: '图片',
  billed: (letters: number, segments: number) => `${letters} 字，按 ${segments} 条计费`,
  missing: (name: string) => `${name}（没有值）`,
  partBegins: (part: number) => `第 ${part} 条从这里开始`,
  empty: '还没有内容',
  size: (letters: number, segments: number) => `${letters} 字，${segments} 条`,
  rule: (whole: number, part: number) => `${whole} 字内 1 条，超过则每条 ${part} 字`,
  left: (letters: number) => `还可写 ${letters} 字`,
  bars: (letters: number, segments: number, last: number) =>
    `共 ${letters} 字，占 ${segments} 条，最后一条用了 ${last} 字`,
  price: (price: string, segments: number) => `¥${price} × ${segments} 条`,
  people: (count: string) => `${count} 人`,
  cost: (cost: string) => `约 ¥${cost}`,
  each: '每人',
  longest: (letters: number, segments: number) => `变量最长的人 ${letters} 字，${segments} 条`,
  atMost: (cost: string) => `最多 ¥${cost}`,
  noPrice: '渠道配置里还没有单价',
};

const letters = (count: number): string => (count === 1 ? '1 letter' : `${count} letters`);
const messages = (count: number): string => (count === 1 ? '1 message' : `${count} messages`);

export const messagePreviewEn: typeof messagePreviewZh = {
  sms: 'Preview of the text message',
  wechat: 'Preview of the WeChat message',
  app: {
    light: 'Preview of the push message, light lock screen',
    dark: 'Preview of the push message, dark lock screen',
  },
  today: (clock) => `Today ${clock}`,
  date: (date) => date.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' }),
  now: 'now',
  picture: 'Picture',
  billed: (count, segments) => `${letters(count)}, billed as ${messages(segments)}`,
  missing: (name) => `${name} (no value)`,
  partBegins: (part) => `Message ${part} begins here`,
  empty: 'Nothing is written yet',
  size: (count, segments) => `${letters(count)}, ${messages(segments)}`,
  rule: (whole, part) => `1 message up to ${letters(whole)}, past that ${part} each`,
  left: (count) => `${letters(count)} to spare`,
  bars: (count, segments, last) => `${letters(count)} in ${messages(segments)}, ${last} of them in the last`,
  price: (price, segments) => `¥${price} × ${messages(segments)}`,
  people: (count) => (count === '1' ? '1 person' : `${count} people`),
  cost: (cost) => `About ¥${cost}`,
  each: 'each',
  longest: (count, segments) => `Longest for anybody: ${letters(count)}, ${messages(segments)}`,
  atMost: (cost) => `At most ¥${cost}`,
  noPrice: 'The channel has no price yet',
};

export const messagePreviewWords = {
  key: 'messagePreview',
  zh: messagePreviewZh,
  en: messagePreviewEn,
} as const;
