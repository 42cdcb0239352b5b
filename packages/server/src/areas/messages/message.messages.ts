import { gone, type Messages } from '../../http/messages.js';

/** Words of the reasons that calls about messages end with. */
export const messageMessages: Messages = {
  already_passed: { zh: '消息已通过，不能再修改', en: 'This message has been released already.' },
  message_not_found: gone('消息', 'message'),
  no_receivers: { zh: '请至少选择一位接收人', en: 'Choose at least one receiver.' },
  notification_not_found: gone('消息', 'notification'),
};
