import { areaWords } from '../locale/areaWords.js';

const zh = {
  notice: (by: string) => `${by || '他人'}刚刚保存了新的一版，您的修改还没有保存`,
  open: '比较并合并',
  title: '合并两人的修改',
  help: '左边是对方保存的，右边是您正在编辑的。逐项选好后合并，保存后生效；在此之前什么都不会丢失。',
  compared: '两人的修改',
  theirs: '对方的',
  mine: '我的',
  both: '两者都要',
  verb: '合并',
  merged: '已合并，保存后生效',
  same: '两人改得一样，可以直接保存',
  nothing: '（空）',
};

const en: typeof zh = {
  notice: (by) => `${by || 'Someone'} has saved another version meanwhile. What you changed is not saved yet.`,
  open: 'Compare and merge',
  title: 'Merge what both changed',
  help: 'Left is what was saved, right is what you are editing. Choose for each, merge, and save; nothing is lost until then.',
  compared: 'What both changed',
  theirs: 'Theirs',
  mine: 'Mine',
  both: 'Both',
  verb: 'Merge',
  merged: 'Merged. It counts once you save.',
  same: 'Both made the same change. You can save.',
  nothing: '(empty)',
};

/** What is said where two people change the same. */
export const useMergeWords = areaWords(zh, en);
