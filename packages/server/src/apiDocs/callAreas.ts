/** A part of the product, as the page about its calls is divided. */
export interface CallArea {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
}

const areas: readonly (CallArea & { readonly paths: RegExp })[] = [
  {
    id: 'account',
    zh: '账号与登录',
    en: 'Account',
    paths:
      /^\/aiapi\/qa\/(?:login|logout|appConfig|clientLog|sysUser\/(?:detail|updatePwd|getUserBaseInfo|updateUserBaseInfo)|tag\/(?:tagSystemRoleRelation|baseSelector)\/)/,
  },
  { id: 'home', zh: '首页', en: 'Overview', paths: /^\/aiapi\/qa\/home\// },
  {
    id: 'assistants',
    zh: 'AI 助手与模型',
    en: 'Assistants and models',
    paths: /^\/aiapi\/qa\/ai(?:Assistant|Model)\//,
  },
  { id: 'embed', zh: '嵌入密钥', en: 'Embed keys', paths: /^\/aiapi\/qa\/embedKey\// },
  {
    id: 'chat',
    zh: '对话',
    en: 'Chat',
    paths:
      /^\/aiapi\/qa\/(?:ai(?:Topic|Session|MoreQuestions)|record(?:View|Export)|sse|get|assistantFileDialogue|uploadDialogueFile|v2)(?:\/|$)/,
  },
  {
    id: 'knowledge',
    zh: '知识库',
    en: 'Knowledge',
    paths:
      /^\/(?:aiapi\/qa\/(?:knowBaseManage|knowledgeBaseUpload|kbFucApi|kbFucSet|kbParamManage)\/|rag\/(?:\w+Chunks?\b|documents\/|getDocument|retrieval(?:Test|Check)))/,
  },
  { id: 'faq', zh: 'FAQ', en: 'FAQ', paths: /^\/aiapi\/qa\/faq(?:Gap)?\// },
  { id: 'feedback', zh: '反馈', en: 'Feedback', paths: /^\/aiapi\/qa\/(?:userFeedback|feedbackCase|upload)\// },
  { id: 'statistics', zh: '统计', en: 'Statistics', paths: /^\/aiapi\/qa\/bi\// },
  { id: 'messages', zh: '消息', en: 'Messages', paths: /^\/aiapi\/qa\/(?:messageNotifications|notificationRecords)\// },
  {
    id: 'permissions',
    zh: '权限',
    en: 'Permissions',
    paths:
      /^\/aiapi\/qa\/(?:sysUser|sysRole|sysPermission|sysRolePermission|auditLog|backgroundJob|tag\/tag(?:System)?)(?:\/|$)/,
  },
  { id: 'dictionary', zh: '字典', en: 'Dictionary', paths: /^\/aiapi\/qa\/sysDict\// },
  { id: 'graph', zh: '知识图谱', en: 'Knowledge graph', paths: /^\/rag\// },
  { id: 'dataQuery', zh: '智能问数', en: 'Data query', paths: /^\/aiTool\/text2sql\// },
  {
    id: 'slides',
    zh: '幻灯片',
    en: 'Slides',
    paths: /^\/aiapi\/qa\/(?:systemPromptConfig|assistantPptTemplate)\//,
  },
  { id: 'tools', zh: '工具', en: 'Tools', paths: /^\/aiTool\// },
  { id: 'metrics', zh: '指标', en: 'Metrics', paths: /^\/aiapi\/qa\/(?:metrics|metricsData|analysisReport)(?:\/|$)/ },
  {
    id: 'customerData',
    zh: '客户数据',
    en: 'Customer data',
    paths: /^\/aiapi\/qa\/(?:customer|dataGather|dataUpload|channelSettings|optOut|userPortrait)(?:\/|$)/,
  },
  { id: 'marketing', zh: '营销', en: 'Marketing', paths: /^\/aiapi\/qa\/(?:marketing\/|tag\/)/ },
];

const others: CallArea = { id: 'others', zh: '其他', en: 'Others' };

/** All areas in their order, each once. */
export const callAreas: readonly CallArea[] = [...areas.map(({ id, zh, en }) => ({ id, zh, en })), others];

/** The area that a call belongs to, by its path; calls below the name of an area, `/aiapi/qa/venues/…`, are its own. */
export const areaOf = (path: string): CallArea =>
  areas.find(({ paths }) => paths.test(path)) ??
  callAreas.find(({ id }) => path.startsWith(`/aiapi/qa/${id}/`)) ??
  others;
