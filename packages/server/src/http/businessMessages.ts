import type { Messages } from './messages.js';

/** Words of the reasons that calls about the graph, data, tools, metrics, customers and marketing end with. */
export const businessMessages: Messages = {
  already_reviewed: { zh: '已通过审核，不能再次操作', en: 'This has passed review already.' },
  analysis_report_not_found: {
    zh: '分析报告不存在，可能已被删除',
    en: 'This report does not exist. It may have been deleted.',
  },
  analysis_report_running: {
    zh: '报告正在生成，请等待完成',
    en: 'The report is being written. Wait until it is done.',
  },
  audience_not_found: { zh: '受众不存在，可能已被删除', en: 'This audience does not exist. It may have been deleted.' },
  business_plan_not_found: {
    zh: 'BP 不存在，可能已被删除',
    en: 'This business plan does not exist. It may have been deleted.',
  },
  canvas_incomplete: {
    zh: '画布不完整：存在未连接的分支',
    en: 'The canvas is not complete: nothing leads to one of its branches.',
  },
  canvas_not_found: { zh: '画布不存在，可能已被删除', en: 'This canvas does not exist. It may have been deleted.' },
  canvas_not_running: { zh: '画布当前没有在运行', en: 'The canvas is not running.' },
  canvas_published: { zh: '画布已发布，请先停止再修改', en: 'The canvas is published. Stop it before you change it.' },
  canvas_running: { zh: '画布正在运行，请先停止', en: 'The canvas is running. Stop it first.' },
  canvas_without_audience: { zh: '请先为画布选择受众', en: 'Choose an audience for the canvas first.' },
  changed_meanwhile: {
    zh: '内容已被他人修改，请刷新后重试',
    en: 'Someone has changed this meanwhile. Reload and try again.',
  },
  channel_not_configured: {
    zh: '该渠道尚未配置，暂时无法发送',
    en: 'This channel is not configured, so nothing can be sent.',
  },
  crowd_pack_in_use: {
    zh: '人群包正在被计划、画布或旅程使用',
    en: 'This crowd pack is in use by a plan, a canvas or a journey.',
  },
  crowd_pack_not_found: {
    zh: '人群包不存在，可能已被删除',
    en: 'This crowd pack does not exist. It may have been deleted.',
  },
  customer_not_found: { zh: '客户不存在，可能已被删除', en: 'This customer does not exist. It may have been deleted.' },
  data_answer_not_found: {
    zh: '这条问数不存在，可能已被删除',
    en: 'This answer does not exist. It may have been deleted.',
  },
  data_source_fixed: {
    zh: '该数据源由系统提供，不能执行此操作',
    en: 'This data source comes with the product, or holds no uploaded tables. This cannot be done to it.',
  },
  data_source_not_found: {
    zh: '数据源不存在，可能已被删除',
    en: 'This data source does not exist. It may have been deleted.',
  },
  data_source_unreachable: {
    zh: '无法连接该数据源，请检查地址和账号',
    en: 'The data source cannot be reached. Check its address and account.',
  },
  data_upload_not_found: {
    zh: '上传记录不存在，可能已被删除',
    en: 'This upload does not exist. It may have been deleted.',
  },
  data_upload_not_running: { zh: '该上传当前没有在处理', en: 'This upload is not being taken in.' },
  data_upload_running: { zh: '数据仍在导入，请先取消', en: 'The data is still being taken in. Cancel that first.' },
  ecology_member_not_found: {
    zh: '生态会员不存在，可能已被删除',
    en: 'This member does not exist. It may have been deleted.',
  },
  entity_not_found: { zh: '实体不存在，可能已被删除', en: 'This entity does not exist. It may have been deleted.' },
  gather_not_authorized: { zh: '该采集来源未获授权', en: 'This source is not authorised to send data.' },
  gather_source_not_found: {
    zh: '采集来源不存在，可能已被删除',
    en: 'This source does not exist. It may have been deleted.',
  },
  links_in_circle: { zh: '连线不能形成回路', en: 'Links may not lead back to where they come from.' },
  metric_in_use: { zh: '指标正在被分析报告使用', en: 'This metric is in use by a report.' },
  metric_not_found: { zh: '指标不存在，可能已被删除', en: 'This metric does not exist. It may have been deleted.' },
  metric_value_not_found: {
    zh: '指标数据不存在，可能已被删除',
    en: 'This value does not exist. It may have been deleted.',
  },
  metric_value_taken: {
    zh: '该指标在此时间和维度已有数据',
    en: 'The metric has a value for this time and part already.',
  },
  model_not_configured: { zh: '尚未配置模型，请联系管理员', en: 'No model is configured. Ask an administrator.' },
  no_query_found: { zh: '没有找到可以回答该问题的数据', en: 'No data was found that could answer this question.' },
  operate_plan_finished: { zh: '运营计划已结束，不能再修改', en: 'The plan has ended and cannot be changed any more.' },
  operate_plan_not_found: {
    zh: '运营计划不存在，可能已被删除',
    en: 'This plan does not exist. It may have been deleted.',
  },
  operate_plan_running: { zh: '运营计划正在执行，请先暂停', en: 'The plan is running. Pause it first.' },
  order_outdated: { zh: '列表已变化，请刷新后重新排序', en: 'The list has changed. Reload it and order it again.' },
  pd_task_finished: { zh: '任务已执行完成', en: 'The task has gone out already.' },
  pd_task_not_found: { zh: '任务不存在，可能已被删除', en: 'This task does not exist. It may have been deleted.' },
  pd_task_started: { zh: '任务已启动，请先停止', en: 'The task has been started. Stop it first.' },
  policer_not_found: { zh: '分支不存在，可能已被删除', en: 'This branch does not exist. It may have been deleted.' },
  portrait_not_found: {
    zh: '用户画像不存在，可能已被删除',
    en: 'This portrait does not exist. It may have been deleted.',
  },
  private_domain_in_use: { zh: '私域正在被任务使用', en: 'This group is in use by a task.' },
  private_domain_not_found: {
    zh: '私域不存在，可能已被删除',
    en: 'This group does not exist. It may have been deleted.',
  },
  referral_link_not_found: {
    zh: '引流链接不存在，可能已被删除',
    en: 'This link does not exist. It may have been deleted.',
  },
  relationship_not_found: {
    zh: '关系不存在，可能已被删除',
    en: 'This relationship does not exist. It may have been deleted.',
  },
  saved_question_not_found: {
    zh: '收藏的问题不存在，可能已被删除',
    en: 'This question does not exist. It may have been deleted.',
  },
  slide_deck_not_found: {
    zh: '演示文稿不存在，可能已被删除',
    en: 'This deck does not exist. It may have been deleted.',
  },
  slide_deck_not_ready: { zh: '演示文稿尚未生成完成', en: 'The deck is not finished yet.' },
  slide_deck_not_running: { zh: '演示文稿当前没有在生成', en: 'The deck is not being made.' },
  slide_template_not_found: { zh: '演示文稿模板不存在', en: 'There is no such design.' },
  sms_settings_incomplete: {
    zh: '启用短信前请填写网关地址、账号和密钥',
    en: 'Fill in the gateway, the account and the secret before text messages are switched on.',
  },
  staff_not_found: {
    zh: '员工不存在，可能已停用',
    en: 'This member of staff does not exist. They may have been stopped.',
  },
  template_in_use: {
    zh: '模板正在被任务、画布或策略使用',
    en: 'This template is in use by a task, a canvas or a strategy.',
  },
  template_not_found: { zh: '模板不存在，可能已被删除', en: 'This template does not exist. It may have been deleted.' },
  too_many_jobs: {
    zh: '进行中的任务过多，请等待完成后再试',
    en: 'Too much is being worked on for you already. Wait until some of it is done.',
  },
  too_many_scenes: { zh: '每个旅程最多 {count} 个场景', en: 'A journey takes {count} scenes at most.' },
  triple_import_not_found: {
    zh: '导入记录不存在，可能已被删除',
    en: 'This import does not exist. It may have been deleted.',
  },
  triple_schema_not_found: {
    zh: '抽取模式不存在，可能已被删除',
    en: 'This schema does not exist. It may have been deleted.',
  },
  triple_task_not_found: {
    zh: '抽取任务不存在，可能已被删除',
    en: 'This task does not exist. It may have been deleted.',
  },
  triple_task_not_running: { zh: '抽取任务当前没有在执行', en: 'The task is not running.' },
  triple_task_running: {
    zh: '抽取任务正在执行，请等待完成或先取消',
    en: 'The task is running. Wait for it, or cancel it first.',
  },
  unknown_rule_field: { zh: '规则中包含未知的字段', en: 'A rule names something that is not known of people.' },
  unknown_template_param: {
    zh: '模板中包含未知的参数 {name}',
    en: 'The template holds a parameter that does not exist: {name}.',
  },
  unsupported_proof: { zh: '请上传 png、jpg 或 pdf 文件', en: 'Upload a PNG, JPG or PDF file.' },
  user_journey_not_found: {
    zh: '用户旅程不存在，可能已被删除',
    en: 'This journey does not exist. It may have been deleted.',
  },
  user_scene_not_found: { zh: '场景不存在，可能已被删除', en: 'This scene does not exist. It may have been deleted.' },
  user_strategy_not_found: {
    zh: '策略不存在，可能已被删除',
    en: 'This strategy does not exist. It may have been deleted.',
  },
  wrong_gather_key: { zh: '采集密钥不正确', en: 'The key of the source is not correct.' },
  wrong_receiver: { zh: '接收人格式不正确', en: 'A receiver is not valid for this channel.' },
  wrong_target: { zh: '请填写点击后打开的页面或链接', en: 'Fill in the page or the link that a tap opens.' },
  wrong_triple_schema: {
    zh: '抽取模式文件有误，须为包含实体类型和关系类型的 JSON',
    en: 'The schema has to be a JSON file with kinds of entity and relation.',
  },
};
