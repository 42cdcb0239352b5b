import type { SemanticColumn, SemanticTable } from '../vocabulary.js';

type Line = readonly [name: string, type: 'text' | 'number' | 'date' | 'boolean', label: string, description?: string];

const table = (about: Omit<SemanticTable, 'columns' | 'described'>, lines: readonly Line[]): SemanticTable => ({
  ...about,
  columns: lines.map(([name]) => name),
  described: lines.map(
    ([name, type, label, description]): SemanticColumn => ({
      name,
      type,
      label,
      ...(description !== undefined && { description }),
    }),
  ),
});

/** What the product records about its own use, without any text that a person wrote but the parts of typed-in metrics. Times are by the clocks of Shanghai. */
export const associationTables: readonly SemanticTable[] = [
  table(
    {
      name: 'answers',
      label: '问答记录',
      english: 'Answers',
      description: '一行是一次问答',
      timeColumn: 'asked_at',
      subjects: ['问答', '回答', '提问', '问题', '用户', 'AI', 'answer', 'user'],
    },
    [
      ['id', 'text', '编号'],
      ['asked_at', 'date', '提问时间'],
      ['judged_at', 'date', '评价时间', '没有评价的为空'],
      ['assistant', 'text', '助手'],
      ['base', 'text', '知识库', '答案所引的第一个知识库'],
      ['role', 'text', '角色', '提问人的角色'],
      ['channel', 'text', '入口', 'console 是管理台，embed 是嵌入页面'],
      ['repeated', 'boolean', '重新回答', '同一问题再答一次'],
      ['finished', 'boolean', '已答完'],
      ['stopped', 'boolean', '已停止', '被停止或意外中断'],
      ['failed', 'boolean', '失败'],
      ['grounded', 'boolean', '有依据', '答案引用了资料'],
      ['from_faq', 'boolean', 'FAQ 直答'],
      ['liked', 'boolean', '赞'],
      ['disliked', 'boolean', '踩'],
      ['first_token_seconds', 'number', '首字用时', '秒'],
      ['seconds', 'number', '总用时', '秒'],
      ['citations', 'number', '引用数', '引用的文档数'],
      ['asker', 'text', '提问人', '只用来区分提问人，不是姓名'],
    ],
  ),
  table(
    {
      name: 'documents',
      label: '文档',
      english: 'Documents',
      description: '一行是知识库里的一份文档',
      timeColumn: 'uploaded_at',
      subjects: ['文档', '文件', '知识库', 'document', 'file'],
    },
    [
      ['id', 'text', '编号'],
      ['base', 'text', '知识库'],
      ['type', 'text', '类型', '文件的扩展名'],
      ['status', 'text', '状态', 'ready 是已就绪'],
      ['pages', 'number', '页数'],
      ['chunks', 'number', '片段数'],
      ['uploaded_at', 'date', '上传时间'],
    ],
  ),
  table(
    {
      name: 'faq_hits',
      label: 'FAQ 命中',
      english: 'FAQ hits',
      description: '一行是 FAQ 的一次命中',
      timeColumn: 'hit_at',
    },
    [
      ['faq', 'text', 'FAQ 编号'],
      ['base', 'text', '知识库'],
      ['hit_at', 'date', '命中日期'],
    ],
  ),
  table({ name: 'users', label: '用户', english: 'Users', description: '一行是一个用户', timeColumn: 'created_at' }, [
    ['key', 'text', '用户标识', '只用来区分用户，不是姓名'],
    ['role', 'text', '角色'],
    ['enabled', 'boolean', '启用状态'],
    ['created_at', 'date', '创建时间'],
    ['last_seen_at', 'date', '最近登录时间'],
  ]),
  table(
    {
      name: 'feedback_cases',
      label: '反馈处理',
      english: 'Feedback cases',
      description: '一行是一条反馈的处理',
      timeColumn: 'opened_at',
    },
    [
      ['id', 'text', '编号'],
      ['assistant', 'text', '助手'],
      ['state', 'text', '处理状态'],
      ['opened_at', 'date', '提出时间'],
      ['closed_at', 'date', '办结时间', '没有办结的为空'],
    ],
  ),
  table(
    {
      name: 'metric_values',
      label: '填报的指标数据',
      english: 'Metric values',
      description: '一行是一个指标在一个时间的数值',
      timeColumn: 'valued_at',
      timeless: true,
    },
    [
      ['metric', 'text', '指标', '指标的编码'],
      ['valued_at', 'date', '时间'],
      ['part', 'text', '维度'],
      ['value', 'number', '数值'],
    ],
  ),
];
