import type { Language } from '@console/ui/provider';

const zhVerbs: Readonly<Record<string, string>> = {
  activate: '启用',
  add: '新增',
  ask: '提问',
  assign: '分配',
  cancel: '取消',
  change: '调整',
  collect: '采集',
  delete: '删除',
  draft: '起草',
  enable: '启停',
  fetch: '抓取',
  generate: '生成',
  give: '评价',
  handle: '处理',
  import: '导入',
  insert: '新建',
  link: '连接',
  make: '生成',
  mark: '标记',
  modify: '修改',
  parse: '解析',
  pass: '发布',
  preview: '试用',
  publish: '发布',
  refresh: '刷新',
  remove: '删除',
  renew: '更换',
  reply: '回复',
  reset: '重置',
  restore: '恢复',
  retry: '重试',
  rewrite: '改写',
  rotate: '轮换',
  run: '运行',
  save: '保存',
  set: '设置',
  sort: '排序',
  stop: '停止',
  submit: '提交',
  tag: '打标签',
  test: '测试',
  trade: '换取令牌：',
  try: '试用',
  update: '修改',
  upload: '上传',
  view: '查看',
};

const zhNouns: Readonly<Record<string, string>> = {
  AnswerFeedback: '回答反馈',
  Assistant: '助手',
  Assistants: '助手',
  BaseWords: '检索词表',
  BackgroundJob: '后台任务',
  BackgroundJobs: '后台任务',
  Chunk: '分段',
  Chunking: '切分设置',
  CurrentTagSystem: '当前系统',
  DialogueFiles: '会话文件',
  DialogueFile: '会话文件',
  Document: '文档',
  Documents: '文档',
  DocumentSummary: '文档摘要',
  EmbedKey: '嵌入密钥',
  Faq: 'FAQ',
  FaqExcel: 'FAQ 表格',
  FaqResource: 'FAQ 附件',
  Image: '图片',
  KbFunction: '资源配置',
  KbFunctions: '资源配置',
  KbFunctionSet: '资源配置集',
  KbFunctionSets: '资源配置集',
  KbParams: '提示词配置',
  KbTrialQuestions: '试问的问题',
  KnowledgeBase: '知识库',
  KnowledgeBases: '知识库',
  Like: '回答',
  Menu: '菜单',
  Menus: '菜单',
  Message: '消息',
  Model: '模型',
  Models: '模型',
  MoreQuestions: '推荐问题',
  NotificationRecord: '通知',
  NotificationRecords: '通知',
  NotificationRecordsRead: '通知为已读',
  Parsing: '解析',
  Password: '密码',
  RetrievalCheck: '回归问题',
  RetrievalChecks: '回归问题',
  RetrievalRun: '回归测试',
  RetrievalTests: '检索测试记录',
  Role: '角色',
  RoleMembers: '角色成员',
  Session: '问答',
  Sessions: '问答',
  Tag: '标签',
  Tags: '标签',
  TagSystem: '标签体系',
  TagSystems: '标签体系',
  Topic: '会话',
  Topics: '会话',
  WebPage: '网页',
  User: '用户',
  Users: '用户',
  UserBaseInfo: '基本信息',
  UserFeedback: '用户反馈',
  AsRole: '角色视角',
  Answer: '回答',
};

const zhWhole: Readonly<Record<string, string>> = {
  ask: '提问',
  askAndStream: '提问',
  applyChunking: '重新切分文档',
  askInsurance: '咨询保险',
  chatWithData: '数据提问',
  clientLog: '上报错误',
  giveLike: '评价回答',
  login: '登录',
  logout: '退出登录',
  stopOrStartRole: '停用或启用角色',
  stopOrStartUser: '停用或启用用户',
  passMessage: '发布消息',
};

const enWhole: Readonly<Record<string, string>> = {
  ask: 'Ask',
  askAndStream: 'Ask',
  clientLog: 'Report error',
  giveLike: 'Rate answer',
  login: 'Sign in',
  logout: 'Sign out',
};

/** What the product calls things where its calls have other names for them. */
const enWords: readonly [RegExp, string][] = [
  [/\bpass\b/, 'publish'],
  [/\btag/, 'label'],
  [/\bkb functions?\b/, 'resources'],
  [/\bkb params\b/, 'prompts'],
  [/\bfaq\b/, 'FAQ'],
];

const inEnglish = (action: string): string => {
  const whole = enWhole[action];
  if (whole !== undefined) return whole;
  const own = action.replace(/([A-Z])/g, ' $1').toLowerCase();
  const words = enWords.reduce((text, [theirs, ours]) => text.replace(theirs, ours), own);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const inChinese = (action: string): string => {
  const [verb = ''] = /^[a-z]+/.exec(action) ?? [];
  const noun = zhNouns[action.slice(verb.length)];
  return zhWhole[action] ?? (zhVerbs[verb] !== undefined && noun !== undefined ? `${zhVerbs[verb]}${noun}` : action);
};

/** What a recorded call did, in words; the call's own name where there are none for it yet. */
export const actionName = (action: string, language: Language): string =>
  language === 'en-US' ? inEnglish(action) : inChinese(action);
