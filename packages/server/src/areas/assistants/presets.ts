/** How one of the twelve assistants introduces itself, until somebody changes it. */
export interface AssistantPreset {
  readonly description: string;
  readonly welcome: string;
  readonly sampleQuestions: readonly [string, string, string];
}

/** By the slug of the domain. */
export const assistantPresets: Readonly<Record<string, AssistantPreset>> = {
  finance: {
    description: '解答经费预算、报销与财务制度方面的问题',
    welcome: '你好，我是财务助手。经费预算、报销流程和财务制度，都可以问我。',
    sampleQuestions: ['差旅报销需要哪些材料？', '赛事经费预算怎么申报？', '裁判员酬金的发放标准是什么？'],
  },
  communication: {
    description: '解答新闻发布、品牌宣传与媒体合作方面的问题',
    welcome: '你好，我是传播助手。新闻发布、品牌使用和媒体合作，都可以问我。',
    sampleQuestions: ['赛事新闻发布要走哪些流程？', '协会标识的使用有哪些要求？', '媒体采访证怎么申请？'],
  },
  traffic: {
    description: '解答赛事出行、接送安排与交通保障方面的问题',
    welcome: '你好，我是交通助手。球队接送、赛事出行和交通保障，都可以问我。',
    sampleQuestions: ['客队接送由谁负责安排？', '比赛日的停车证怎么办理？', '交通延误时比赛如何处理？'],
  },
  belief: {
    description: '解答体育精神、行业作风与价值理念方面的问题',
    welcome: '你好，我是信仰助手。体育精神、行业作风和价值理念，都可以问我。',
    sampleQuestions: ['中华体育精神包括哪些内容？', '运动员行为规范有哪些要求？', '行业作风建设的重点是什么？'],
  },
  literature: {
    description: '查找规则、文件与研究文献中的原文依据',
    welcome: '你好，我是文献助手。告诉我要找的内容，我会给出原文和出处。',
    sampleQuestions: ['篮球规则对球场尺寸有什么规定？', '青少年训练大纲有哪些阶段？', '最新的竞赛规程在哪里有说明？'],
  },
  sale: {
    description: '解答票务、招商与衍生品销售方面的问题',
    welcome: '你好，我是销售助手。票务、招商和衍生品销售，都可以问我。',
    sampleQuestions: ['团体票有哪些优惠？', '赞助权益分为哪几个等级？', '退票和改签的规则是什么？'],
  },
  smartCustomerService: {
    description: '解答会员、报名与日常服务方面的常见问题',
    welcome: '你好，我是智能客服助手。会员、报名和日常服务的问题，都可以问我。',
    sampleQuestions: ['怎么注册成为会员？', '报名之后可以修改信息吗？', '忘记密码怎么办？'],
  },
  circuit: {
    description: '解答赛事体系、赛区设置与赛程安排方面的问题',
    welcome: '你好，我是赛道助手。赛事体系、赛区设置和赛程安排，都可以问我。',
    sampleQuestions: ['联赛分为哪几个阶段？', '晋级名额是怎么分配的？', '赛程调整需要提前多久申请？'],
  },
  heritage: {
    description: '解答篮球历史、荣誉与文化传承方面的问题',
    welcome: '你好，我是传承助手。篮球历史、荣誉和文化传承，都可以问我。',
    sampleQuestions: ['篮球是怎么传入中国的？', '名人堂的入选条件是什么？', '退役球衣有哪些规定？'],
  },
  general: {
    description: '解答规则、制度与日常办事方面的各类问题',
    welcome: '你好，我是通用助手。平台的用法，以及规则、制度和日常办事的问题，都可以问我。',
    sampleQuestions: ['怎么上传文档？', '回答里的依据怎么看？', '怎么给回答提反馈？'],
  },
  search: {
    description: '在知识库中检索，直接给出相关的原文',
    welcome: '你好，我是搜索助手。输入关键词或一句话，我来找相关的原文。',
    sampleQuestions: ['技术犯规的罚则', '外籍球员注册', '场馆器材验收标准'],
  },
  insurance: {
    description: '解答运动伤害、参赛保险与理赔方面的问题',
    welcome: '你好，我是保险助手。运动伤害、参赛保险和理赔，都可以问我。',
    sampleQuestions: ['参赛保险包含哪些责任？', '受伤后怎么申请理赔？', '赛事组委会必须购买哪些保险？'],
  },
};
