import type { WordProblem } from '@console/base';
import { areaWords } from '../../locale/areaWords.js';

const zh = {
  title: '检索词表',
  field: '同义词与专用词',
  help: '每行一组，词之间用等号或逗号分开。同一行的词在检索时互相替代；只有一个词的行不会被拆开。只对本知识库有效，保存后的下一个提问就生效',
  example: '走步 = 带球走 = 持球移动\n进攻时间 = shot clock\n村BA',
  count: (synonyms: number, alone: number) => `${synonyms} 组同义词，${alone} 个专用词`,
  problems: {
    too_short: (line: number, word: string) => `第 ${line} 行的“${word}”只有一个字，容易误伤其他词`,
    too_long: (line: number, word: string) => `第 ${line} 行的“${word}”超过 30 个字`,
    too_many_words: (line: number) => `第 ${line} 行超过 10 个词`,
    too_many_groups: () => '最多 300 行',
    repeated: (line: number, word: string) => `第 ${line} 行的“${word}”重复了，每个词只能出现一次`,
  } satisfies Record<WordProblem['kind'], (line: number, word: string) => string>,
  saved: '检索词表已保存',
};

const en: typeof zh = {
  title: 'Words for search',
  field: 'Synonyms and terms of its own',
  help: 'A line each, words parted by equals signs or commas. Words of one line are searched for one another; a word alone in its line is never torn. They count in this base only, from the next question on',
  example: 'travelling = steps\nshot clock = 进攻时间\nvillage BA',
  count: (synonyms, alone) =>
    `${synonyms} ${synonyms === 1 ? 'group' : 'groups'} of synonyms, ${alone} ${alone === 1 ? 'term' : 'terms'}`,
  problems: {
    too_short: (line, word) => `Line ${line}: “${word}” has one character and would be found in other words`,
    too_long: (line, word) => `Line ${line}: “${word}” is longer than 30 characters`,
    too_many_words: (line) => `Line ${line} has more than 10 words`,
    too_many_groups: () => 'At most 300 lines',
    repeated: (line, word) => `Line ${line}: “${word}” stands here twice; each word may stand in one line only`,
  },
  saved: 'The words are saved',
};

export const useBaseWordsWords = areaWords(zh, en);
