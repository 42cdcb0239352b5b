'use client';

export { type Emoji, type EmojiGroup, emojiGroups, type EmojiLanguage, loadEmoji } from './emojiData.js';
export { EmojiPanel, type EmojiPanelProps } from './EmojiPanel.js';
