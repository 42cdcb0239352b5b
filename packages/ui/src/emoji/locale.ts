import type { EmojiGroup, EmojiLanguage } from './emojiData.js';

const groups: Record<EmojiGroup | 'recent', string> = {
  recent: '最近',
  smileys: '表情',
  people: '人物',
  animals: '自然',
  food: '饮食',
  travel: '出行',
  activities: '活动',
  objects: '物品',
  symbols: '符号',
  flags: '旗帜',
};

const data = (language: EmojiLanguage): EmojiLanguage => language;

export const emojiZh = {
  /** Which names and search words are loaded. */
  data: data('zh'),
  panel: '表情符号',
  search: '搜索表情符号',
  groups: '分组',
  results: '搜索结果',
  group: (group: EmojiGroup | 'recent') => groups[group],
  nothing: (sought: string) => (sought === '' ? '没有可用的表情符号' : `没有含“${sought}”的表情符号`),
  failed: '请检查网络后重试',
};

const groupsEn: Record<EmojiGroup | 'recent', string> = {
  recent: 'Recent',
  smileys: 'Smileys',
  people: 'People',
  animals: 'Nature',
  food: 'Food',
  travel: 'Travel',
  activities: 'Activities',
  objects: 'Objects',
  symbols: 'Symbols',
  flags: 'Flags',
};

export const emojiEn: typeof emojiZh = {
  data: data('en'),
  panel: 'Emoji',
  search: 'Search emoji',
  groups: 'Groups',
  results: 'Results',
  group: (group) => groupsEn[group],
  nothing: (sought) => (sought === '' ? 'No emoji available' : `No emoji matches “${sought}”`),
  failed: 'Check the network and try again',
};

export const emojiWords = { key: 'emoji', zh: emojiZh, en: emojiEn } as const;
