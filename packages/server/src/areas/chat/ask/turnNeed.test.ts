import { expect, it } from 'vitest';
import { needOf } from './turnNeed.js';

it.each([
  ['你好', 'talk'],
  ['您好！', 'talk'],
  ['Hello', 'talk'],
  ['好的，谢谢', 'talk'],
  ['谢谢你！', 'talk'],
  ['你能做什么？', 'talk'],
  ['你是谁', 'talk'],
  ['翻译成英文', 'conversation'],
  ['把上面的回答翻译成英文', 'conversation'],
  ['总结上面的回答', 'conversation'],
  ['再简短一点', 'conversation'],
  ['换个说法', 'conversation'],
  ['把刚才的内容列成表格', 'conversation'],
  ['用表格列出来', 'conversation'],
  ['继续', 'goOn'],
  ['请接着上面的回答继续', 'goOn'],
  ['Go on', 'goOn'],
  ['Translate that into Chinese.', 'conversation'],
  ['shorter, please', 'conversation'],
  ['这个知识库里有哪些文档？', 'contents'],
  ['你有哪些文档？', 'contents'],
  ['What documents do you have?', 'contents'],
] as const)('“%s” needs %s', (question, need) => {
  expect(needOf(question, true)).toBe(need);
});

it.each([
  '你好，请问比赛时间是多少？',
  '报名需要哪些文件？',
  '谢谢，那 24 秒什么时候复位？',
  '总结规则第八条',
  '翻译人员可以进场吗？',
  '再次犯规怎么处理？',
  '比赛可以继续吗？',
  '上述情形由谁判定？',
  'Who are the officials?',
  '知识库里关于暂停有什么规定？',
])('“%s” needs evidence', (question) => {
  expect(needOf(question, true)).toBe('evidence');
});

it('takes what can only mean something said before for a question where nothing was', () => {
  expect(needOf('翻译成英文', false)).toBe('evidence');
  expect(needOf('你好', false)).toBe('talk');
});
