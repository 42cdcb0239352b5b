import { areaWords } from '../../locale/areaWords.js';

const zh = {
  summary: '摘要',
  extract: '原文摘录',
  kinds: { model: '模型生成', person: '人工编写', extract: '未经改写' },
  making: '正在生成',
  failed: '模型未能写出摘要',
  none: '还没有摘要',
  nothing: '这份文档里没有可以摘录的文字',
  made: (time: string) => `写于 ${time}`,
  partial: '文档较长，只根据其中一部分写成',
  outdated: '之后文档有改动，摘要不再用于问答',
  outline: '目录',
  more: (count: number) => `显示全部 ${count} 项`,
  make: '生成摘要',
  makeAgain: '重新生成',
  makeTitle: '重新生成摘要？',
  makeText: '现在的摘要是人工编写的，会被新的替换。',
  queued: '已开始生成摘要',
  edit: '修改摘要',
  write: '编写摘要',
  text: '摘要内容',
  textHelp: '几句话说明文档讲了什么。助手列出资料和总结这份文档时会用到，重新解析后保留',
  saved: '摘要已保存',
};

const en: typeof zh = {
  summary: 'Summary',
  extract: 'First lines',
  kinds: { model: 'By a model', person: 'By a person', extract: 'Word for word' },
  making: 'Being made',
  failed: 'The model gave no summary',
  none: 'No summary yet',
  nothing: 'There are no words in this document that could be quoted',
  made: (time: string) => `Written on ${time}`,
  partial: 'The document is long: only parts of it were read for this',
  outdated: 'The document was changed since. Answers no longer use this',
  outline: 'Outline',
  more: (count: number) => `Show all ${count}`,
  make: 'Make a summary',
  makeAgain: 'Make anew',
  makeTitle: 'Make a new summary?',
  makeText: 'The present one was written by a person, and is replaced.',
  queued: 'The summary is being made',
  edit: 'Edit summary',
  write: 'Write a summary',
  text: 'Text of the summary',
  textHelp:
    'A few sentences on what the document is about. Assistants use it to list what they know and to sum it up. It stays when the document is parsed again',
  saved: 'The summary is saved',
};

export const useSummaryWords = areaWords(zh, en);
