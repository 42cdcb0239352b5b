import { gone, type Messages } from '../../http/messages.js';

/** Words of the reasons that assistant calls end with. */
export const assistantMessages: Messages = {
  assistant_not_found: gone('助手', 'assistant'),
  name_taken: { zh: '该名称已被使用，请换一个', en: 'This name is already taken. Choose another.' },
  knowledge_base_not_found: gone('知识库', 'knowledge base'),
  model_fixed: {
    zh: '该模型由服务器环境变量配置，不能在此修改',
    en: 'This model is set up where the server is started and cannot be changed here.',
  },
  model_in_use: { zh: '模型正在使用，请先停用', en: 'This model is in use. Take it out of use first.' },
  model_not_found: gone('模型', 'model'),
  version_not_found: gone('该版本', 'version'),
  changed_meanwhile: {
    zh: '他人刚刚保存了新的一版，您的修改还没有保存',
    en: 'Someone has saved another version meanwhile. What you changed is not saved yet.',
  },
};
