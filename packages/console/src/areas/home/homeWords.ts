import { areaWords } from '../../locale/areaWords.js';

const zh = {
  title: '运行概览',
  figures: {
    questions: '问答次数',
    questionsHelp: '所选时间内收到的全部问题',
    faq: 'FAQ 直接命中',
    faqHelp: '由 FAQ 直接回答的问题占全部问题的比例',
    grounded: '有依据的回答',
    groundedHelp: '引用了 FAQ 或文档分段的回答占全部回答的比例',
    satisfaction: '满意率',
    satisfactionHelp: '点赞占全部评价的比例',
    firstWord: '首字响应',
    firstWordHelp: '从提问到出现第一个字的平均时间',
  },
  trend: '问答趋势',
  todo: {
    title: '待我处理',
    nothing: '没有待处理的事项',
    kinds: {
      feedback: '待处理反馈',
      userFeedback: '待处理的用户反馈',
      failedDocuments: '解析失败的文档',
      triples: '待审核三元组',
      staleKnowledgeBases: '90 天未更新的知识库',
    },
    oldest: (ago: string) => `最早 ${ago}`,
    names: (names: string, more: boolean) => (more ? `${names} 等` : names),
  },
  usage: {
    title: '助手使用',
    assistant: '助手',
    count: '问答次数',
    satisfaction: '满意率',
    ungrounded: '无依据回答',
    modelOnly: '未绑定助手',
  },
  missed: {
    title: '未命中的高频问题',
    question: '问题',
    count: '次数',
    all: (count: number) => `共 ${count} 个`,
    nothing: '所选时间内的问题都有依据',
  },
};

const en: typeof zh = {
  title: 'Overview',
  figures: {
    questions: 'Questions',
    questionsHelp: 'All questions asked in this period',
    faq: 'Answered by FAQ',
    faqHelp: 'Share of all questions that an FAQ answered',
    grounded: 'Answers with evidence',
    groundedHelp: 'Share of answers that cite an FAQ or a passage',
    satisfaction: 'Satisfaction',
    satisfactionHelp: 'Likes of all judgements',
    firstWord: 'First word',
    firstWordHelp: 'Mean time from a question to the first word of its answer',
  },
  trend: 'Question trend',
  todo: {
    title: 'To do',
    nothing: 'Nothing waits for you',
    kinds: {
      feedback: 'Feedback to handle',
      userFeedback: 'User feedback to handle',
      failedDocuments: 'Documents that failed',
      triples: 'Triples to review',
      staleKnowledgeBases: 'Knowledge bases unchanged for 90 days',
    },
    oldest: (ago) => `Oldest ${ago}`,
    names: (names, more) => (more ? `${names} and others` : names),
  },
  usage: {
    title: 'Assistants',
    assistant: 'Assistant',
    count: 'Questions',
    satisfaction: 'Satisfaction',
    ungrounded: 'No evidence',
    modelOnly: 'No assistant',
  },
  missed: {
    title: 'Often asked, not found',
    question: 'Question',
    count: 'Times',
    all: (count) => `${count} in all`,
    nothing: 'Every question of this period found evidence',
  },
};

export const useHomeWords = areaWords(zh, en);
export type HomeWords = typeof zh;
