import { gone, type Messages } from '../../http/messages.js';

/** Words of the reasons that calls of embed keys end with. */
export const embedMessages: Messages = {
  embed_key_not_found: gone('嵌入密钥', 'embed key'),
  embed_key_refused: { zh: '密钥不正确', en: 'This key is not valid.' },
  embed_key_ended: { zh: '嵌入密钥已停用或已到期', en: 'This embed key has been stopped or has expired.' },
  embed_quota_spent: {
    zh: '今天的提问次数已用完，请稍后再试',
    en: 'Today’s questions are used up. Please try again later.',
  },
  too_many_tokens: {
    zh: '换取令牌过于频繁，请稍后再试',
    en: 'Too many tokens were asked for. Please try again later.',
  },
};
