import type { Messages } from '../../../http/messages.js';

/** Words of the reasons that calls about templates end with, besides those that the contract's own words have. */
export const templateMessages: Messages = {
  template_has_problems: {
    zh: '模板还有 {count} 处错误，请先按检查结果修改',
    en: 'The check still finds errors ({count}). Mend what it tells first.',
  },
  template_not_draft: {
    zh: '这一版已提交或已审核，修改后才能再次提交',
    en: 'This version was handed in or decided about already. Change it before you hand it in again.',
  },
  template_not_waiting: { zh: '这一版没有在等待审核', en: 'This version does not wait for a decision.' },
  own_template: {
    zh: '你参与了这一版的编写或提交，请由其他人审核',
    en: 'You wrote or submitted some of this version. Somebody else has to decide about it.',
  },
  review_words_missing: { zh: '驳回时请写明原因', en: 'Say what is wrong when you reject it.' },
  own_phone_not_confirmed: {
    zh: '测试短信只发到经管理员确认的本人手机号。请管理员在用户管理里核对并保存你的手机号，再来发送',
    en: 'A test goes only to a phone number that an administrator has confirmed. Ask one to check and save yours in the user list, then send it.',
  },
  template_not_approved: {
    zh: '未通过审核的模板只能发给你自己：短信只能发到你账号的手机号，其他渠道一次一个接收人',
    en: 'What is not approved goes to you alone: to the phone number of your account, or to one receiver of another channel.',
  },
};
