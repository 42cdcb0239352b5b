import type { SettingGroup, SettingValues } from './types.js';

export const groups: readonly SettingGroup[] = [
  {
    key: 'answer',
    title: '回答',
    description: '对新的提问生效，已有的回答不变。',
    settings: [
      { key: 'strict', label: '只根据资料回答', help: '资料里没有的，就说没有。', kind: 'switch' },
      {
        key: 'model',
        label: '模型',
        kind: 'select',
        options: [
          { value: 'qwen3', label: 'qwen3' },
          { value: 'deepseek', label: 'deepseek-v3' },
        ],
      },
      {
        key: 'welcome',
        label: '欢迎语',
        help: '打开对话时的第一句话。',
        kind: 'text',
        multiline: true,
        validate: (value) => (value.trim() === '' ? '请填写欢迎语' : undefined),
      },
    ],
  },
  {
    key: 'limits',
    title: '限额',
    settings: [
      {
        key: 'perDay',
        label: '每天',
        help: '到限后访客看到“稍后再试”。',
        kind: 'number',
        unit: '次',
        min: 1,
        max: 100_000,
      },
      { key: 'host', label: '来源', kind: 'text', placeholder: 'https://www.example.com' },
      { key: 'log', label: '保留记录', kind: 'switch', locked: '由管理员统一设置。' },
    ],
  },
];

export const saved: SettingValues = {
  strict: true,
  model: 'qwen3',
  welcome: '你好，我可以回答篮球规则的问题。',
  perDay: 5000,
  host: 'https://www.zjba.example.cn',
  log: true,
};
