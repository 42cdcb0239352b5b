/** A subject that the product brings an assistant for. */
export interface AssistantDomain {
  /** Id of the assistant, and last part of its address `/assistantAI/assistant/{id}`. */
  readonly slug: string;
  /** Name in the menu. */
  readonly name: string;
}

/** The twelve assistants that every installation begins with, in the order of the menu. */
export const assistantDomains: readonly AssistantDomain[] = [
  { slug: 'finance', name: '财务' },
  { slug: 'communication', name: '传播' },
  { slug: 'traffic', name: '交通' },
  { slug: 'belief', name: '信仰' },
  { slug: 'literature', name: '文献' },
  { slug: 'sale', name: '销售' },
  { slug: 'smartCustomerService', name: '智能客服' },
  { slug: 'circuit', name: '赛道' },
  { slug: 'heritage', name: '传承' },
  { slug: 'general', name: '通用' },
  { slug: 'search', name: '搜索' },
  { slug: 'insurance', name: '保险' },
];
