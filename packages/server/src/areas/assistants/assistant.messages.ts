import type { Messages } from '../../http/messages.js';

/** Words of the reasons that assistant calls end with. */
export const assistantMessages: Messages = {
  assistant_not_found: {
    zh: '助手不存在，可能已被删除',
    en: 'This assistant does not exist. It may have been deleted.',
  },
  name_taken: { zh: '该名称已被使用，请换一个', en: 'This name is already taken. Choose another.' },
  knowledge_base_not_found: {
    zh: '知识库不存在，可能已被删除',
    en: 'This knowledge base does not exist. It may have been deleted.',
  },
};
