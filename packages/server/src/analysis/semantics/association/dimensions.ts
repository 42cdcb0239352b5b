import type { KnownValue, SemanticDimension } from '../vocabulary.js';

type Shared = Omit<SemanticDimension, 'table' | 'expression'>;

const on = (dimension: Shared, table: string, column: string): SemanticDimension => ({
  ...dimension,
  table,
  expression: `"${column}"`,
});

/** Names that an installation has given, which questions filter by. */
export interface AssociationNames {
  readonly assistants: readonly string[];
  readonly bases: readonly string[];
  readonly roles: readonly string[];
}

const named = (names: readonly string[]): KnownValue[] => names.map((value) => ({ value }));

/** What the association's own figures are told apart by. */
export const associationDimensions = ({ assistants, bases, roles }: AssociationNames): SemanticDimension[] => {
  const assistant: Shared = {
    code: 'assistant',
    name: '助手',
    english: 'assistant',
    synonyms: ['AI 助手', '智能助手', '机器人', 'bot', 'agent'],
    type: 'text',
    values: named(assistants),
    maxValues: 50,
  };
  const base: Shared = {
    code: 'base',
    name: '知识库',
    english: 'knowledge base',
    synonyms: ['库', 'base', '资料库'],
    type: 'text',
    values: named(bases),
    maxValues: 100,
  };
  const role: Shared = {
    code: 'role',
    name: '角色',
    english: 'role',
    synonyms: ['用户角色', '提问人角色', 'user role'],
    type: 'text',
    values: named(roles),
    maxValues: 50,
  };
  const channel: Shared = {
    code: 'channel',
    name: '入口',
    english: 'channel',
    synonyms: ['渠道', '来源渠道', '接入方式', '端', 'entry', 'entry point'],
    type: 'text',
    values: [
      { value: 'console', synonyms: ['管理台', '控制台', '后台'] },
      { value: 'embed', synonyms: ['嵌入', '嵌入页面', '门户', '官网', 'portal', 'embedded'] },
      { value: 'chat', synonyms: ['对话页', '对话页面', 'chat page'] },
    ],
    maxValues: 20,
  };
  const fromFaq: Shared = {
    code: 'from_faq',
    name: '回答来源',
    english: 'answer source',
    synonyms: ['是否 FAQ', '是否命中 FAQ'],
    type: 'boolean',
    maxValues: 3,
  };
  const type: Shared = {
    code: 'type',
    name: '文档类型',
    english: 'document type',
    synonyms: ['文件类型', '类型', '格式', 'file type', 'format', 'type'],
    type: 'text',
    values: [
      { value: 'pdf', synonyms: ['PDF 文档'] },
      { value: 'docx', synonyms: ['word', 'Word 文档'] },
      { value: 'txt', synonyms: ['文本文件'] },
      { value: 'md', synonyms: ['markdown'] },
    ],
    maxValues: 30,
  };
  const status: Shared = {
    code: 'document_status',
    name: '文档状态',
    english: 'document status',
    synonyms: ['解析状态', 'parsing status'],
    type: 'text',
    values: [
      { value: 'ready', synonyms: ['已解析', '解析完成', 'parsed'] },
      { value: 'failed', synonyms: ['解析失败的', 'failed to parse'] },
      { value: 'parsing', synonyms: ['解析中', '正在解析'] },
      { value: 'waiting', synonyms: ['待解析', '排队中', 'queued'] },
      { value: 'cancelled', synonyms: ['已取消', '已取消解析'] },
    ],
    maxValues: 10,
  };
  const enabled: Shared = {
    code: 'enabled',
    name: '启用状态',
    english: 'enabled',
    synonyms: ['账号状态', 'account state'],
    type: 'boolean',
    values: [
      { value: 'true', synonyms: ['启用', '启用的', '已启用', 'active accounts'] },
      { value: 'false', synonyms: ['停用', '停用的', '已停用', 'stopped', 'disabled'] },
    ],
    maxValues: 3,
  };
  const state: Shared = {
    code: 'case_state',
    name: '处理状态',
    english: 'case state',
    synonyms: ['反馈状态', '处理进度', 'handling state'],
    type: 'text',
    values: [
      { value: 'pending', synonyms: ['待处理', '未处理'] },
      { value: 'processing', synonyms: ['处理中'] },
      { value: 'done', synonyms: ['已处理', '已办结', 'handled'] },
      { value: 'ignored', synonyms: ['已忽略', '忽略的'] },
    ],
    maxValues: 10,
  };
  return [
    on(assistant, 'answers', 'assistant'),
    on(base, 'answers', 'base'),
    on(role, 'answers', 'role'),
    on(channel, 'answers', 'channel'),
    on(fromFaq, 'answers', 'from_faq'),
    on(base, 'documents', 'base'),
    on(type, 'documents', 'type'),
    on(status, 'documents', 'status'),
    on(base, 'faq_hits', 'base'),
    on(role, 'users', 'role'),
    on(enabled, 'users', 'enabled'),
    on(assistant, 'feedback_cases', 'assistant'),
    on(state, 'feedback_cases', 'state'),
  ];
};
