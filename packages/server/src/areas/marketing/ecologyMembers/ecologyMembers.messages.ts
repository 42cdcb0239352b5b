import type { Messages } from '../../../http/messages.js';

/** Words of the reasons that calls about members of the ecology end with, besides those that the contract's own words have. */
export const ecologyMessages: Messages = {
  answered_meanwhile: {
    zh: '{name} 刚刚回复过，先看看对方的回复。您写的还在，仍需要时可以再发送',
    en: 'Meanwhile {name} has replied. Read that first: what you wrote is still there, and can be sent all the same.',
  },
  ecology_member_closed: {
    zh: '{name} 已关闭这条诉求。重新打开后才能回复，您写的还在',
    en: 'Meanwhile {name} has closed this. Open it again to reply: what you wrote is still there.',
  },
};
