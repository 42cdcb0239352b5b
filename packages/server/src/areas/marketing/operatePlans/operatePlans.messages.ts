import { contractMessages } from '../../../http/contractMessages.js';
import { commonMessages, type Language, type Messages, wordsOf } from '../../../http/messages.js';

/** Words of the reasons that calls about plans and their tasks end with, besides those that the contract's own words have. */
export const operatePlanMessages: Messages = {
  operate_plan_running: {
    zh: '计划里有任务已启动，请先停止这些任务',
    en: 'Some tasks of the plan are started. Stop them first.',
  },
  operate_plan_paused: { zh: '计划已暂停，请先继续计划', en: 'The plan is paused. Let it go on first.' },
  operate_plan_not_active: { zh: '计划没有在执行', en: 'The plan is not running.' },
  operate_plan_incomplete: {
    zh: '计划还不完整：请先添加任务并选择人群包；发到群的任务不需要人群包',
    en: 'The plan is not complete. Add a task and choose a crowd pack first; tasks for groups need no pack.',
  },
  public_url_missing: {
    zh: '模板含退订链接，但服务器没有公网地址：请在服务器的环境变量中设置 PUBLIC_URL 并重启',
    en: 'The template holds a link to opt out, and the server has no public address. Set PUBLIC_URL in its environment and start it again.',
  },
  vendor_code_missing: {
    zh: '短信经阿里云发送，模板没有填服务商模板 code，请先在模板里填写并重新审核',
    en: 'Text messages go through Alibaba Cloud, and the template names none of its templates. Name one and have it approved.',
  },
  private_domain_not_usable: {
    zh: '只能选择已启用且没有解散的企业微信客户群，任务的渠道须是企业微信',
    en: 'Choose customer groups of WeCom that are switched on and still there, for a task of WeCom.',
  },
  content_has_problems: {
    zh: '内容还有 {count} 处错误，请先按检查结果修改',
    en: 'The check still finds errors in the text ({count}). Mend what it tells first.',
  },
  pd_task_not_running: { zh: '任务当前没有在执行', en: 'The task is not running.' },
  pd_task_finished: { zh: '任务已结束，不能再启动', en: 'The task has ended and cannot be started any more.' },
  too_many_pd_tasks: { zh: '每个计划最多 {count} 个任务', en: 'A plan takes {count} tasks at most.' },
  send_time_outside: {
    zh: '发送时间须在计划的起止时间之内',
    en: 'Tasks have to go out within the time of their plan.',
  },
  template_missing: {
    zh: '请选择要发送的模板；企业微信任务请填写内容',
    en: 'Choose a template to send. A WeCom task needs a text.',
  },
  template_not_usable: {
    zh: '模板未启用或还没有审核通过的版本',
    en: 'The template is switched off, or no version of it is approved yet.',
  },
  dry_run_outdated: {
    zh: '试运行已过期：超过 30 分钟，或人群、计划有变化，请再试一次',
    en: 'The dry run does not hold any more: it is over 30 minutes old, or the people or the plan have changed. Try again.',
  },
  nobody_to_send_to: {
    zh: '按试运行结果，没有人会收到，请检查人群和渠道',
    en: 'By the dry run nobody would get it. Check the people and the channel.',
  },
  plan_not_approved: {
    zh: '人数超过 {size} 的计划须由另一人审批后才能启动',
    en: 'Plans for more than {size} people start once a second person has approved them.',
  },
  plan_already_asked: {
    zh: '已提交审批或已审批，修改后才能再次提交',
    en: 'It was handed in or decided about already. Change it before you hand it in again.',
  },
  plan_not_asked: { zh: '计划没有在等待审批', en: 'The plan does not wait for an approval.' },
  own_plan: {
    zh: '你参与了这个计划的编写或提交，请由其他人审批',
    en: 'You wrote or submitted some of this plan. Somebody else has to decide about it.',
  },
};

const failures: Messages = {
  ...commonMessages,
  ...contractMessages,
  ...operatePlanMessages,
  plan_not_approved: {
    zh: '到时间时计划没有有效的审批：修改过，或人数增加了',
    en: 'The plan was not approved as it was when its time had come: it was changed, or has grown.',
  },
};

/** Why a task could not begin, in words. */
export const reasonWords = (reason: string, language: Language): string => wordsOf(failures, reason, language);
