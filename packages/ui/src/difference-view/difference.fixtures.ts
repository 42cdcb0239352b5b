import type { DifferenceField } from './types.js';

export const promptBefore = `你是篮球协会的规则助手。
只根据给出的资料回答，资料里没有的就说没有。
回答用简体中文。
每个结论后面写出处。
不要猜测比赛结果。
涉及年龄时以当年 1 月 1 日为准。
涉及罚款时写明币种。
引用条款时写全条号。
遇到两份资料不一致，以新的为准。
最后问一句还有没有别的问题。
`;

export const promptAfter = `你是篮球协会的规则与赛事助手。
只根据给出的资料回答，资料里没有的就说没有。
回答用简体中文，英文提问用英文。
每个结论后面写出处。
不要猜测比赛结果。
涉及年龄时以当年 1 月 1 日为准。
涉及罚款时写明币种。
引用条款时写全条号。
遇到两份资料不一致，以新的为准。
不要输出个人电话。
`;

export const fieldsBefore: readonly DifferenceField[] = [
  { key: 'name', label: '名称', value: '规则助手' },
  { key: 'base', label: '知识库', value: '竞赛规程' },
  { key: 'welcome', label: '欢迎语', value: '你好，我可以回答篮球规则的问题。' },
  { key: 'model', label: '模型', value: 'qwen3' },
  { key: 'old', label: '备注', value: '试用中' },
];

export const fieldsAfter: readonly DifferenceField[] = [
  { key: 'name', label: '名称', value: '规则助手' },
  { key: 'base', label: '知识库', value: '竞赛规程' },
  { key: 'welcome', label: '欢迎语', value: '你好，我可以回答篮球规则和赛事报名的问题。' },
  { key: 'model', label: '模型', value: 'qwen3' },
  { key: 'limit', label: '每日上限', value: '200' },
];

/** Numbered clauses, every so many of them changed. */
export const clauses = (count: number, changedEvery = 0): string =>
  Array.from({ length: count }, (_, at) => {
    const changed = changedEvery > 0 && at % changedEvery === changedEvery - 1;
    return `第 ${at + 1} 条 参赛球队须在开赛前 ${changed ? 45 : 30} 天报名`;
  }).join('\n');
