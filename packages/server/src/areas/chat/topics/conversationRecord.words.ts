import type { Language } from '../../../http/messages.js';

/** What a conversation is called before it has a name. */
export const untitled: Readonly<Record<Language, string>> = { 'zh-CN': '新会话', 'en-US': 'New conversation' };
