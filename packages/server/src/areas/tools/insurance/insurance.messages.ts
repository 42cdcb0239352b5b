import { gone, type Messages } from '../../../http/messages.js';

/** Words of the reasons that calls of the insurance tool end with. */
export const insuranceMessages: Messages = {
  insurance_question_not_found: gone('提问', 'question'),
  insurance_question_running: {
    zh: '上一个问题还在解答，请等它结束或先停止',
    en: 'The last question is still being worked on. Wait for it or stop it first.',
  },
};
