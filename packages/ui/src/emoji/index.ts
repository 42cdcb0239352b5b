'use client';

export { type Emoji, type EmojiGroup, type EmojiLanguage, loadEmoji } from './emojiData.js';
export { EmojiPanel, type EmojiPanelProps } from './EmojiPanel.js';
