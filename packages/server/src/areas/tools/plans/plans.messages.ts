import { gone, type Messages } from '../../../http/messages.js';

/** Words of the reasons that calls about business plans end with. */
export const planMessages: Messages = {
  business_plan_not_found: gone('商业计划书', 'business plan'),
  colleague_not_found: {
    zh: '没有账号为 {accounts} 的同事',
    en: 'There is no colleague with the account {accounts}.',
  },
  model_failed: { zh: '模型没有给出可用的结果，请稍后再试', en: 'The model gave nothing usable. Try again shortly.' },
  plan_section_not_found: gone('章节', 'section'),
  plan_version_not_found: gone('版本', 'version'),
  too_many_plans: {
    zh: '商业计划书最多 {most} 份，请先删除不用的',
    en: 'You can keep {most} business plans. Delete one first.',
  },
  too_many_sections: { zh: '最多 {most} 个章节', en: 'A plan has {most} sections at most.' },
};
