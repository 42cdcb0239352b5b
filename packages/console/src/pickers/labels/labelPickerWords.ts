import { areaWords } from '../../locale/areaWords.js';

const zh = {
  labels: '体系标签',
  verb: '标注',
  ownTitle: '选择标签',
  saved: '标签已更新',
  title: (count: number) => `标注所选的 ${count} 项`,
  add: '加上',
  addHelp: '来自当前的标签体系',
  remove: '去掉',
  none: '请至少加上或去掉一个标签',
  both: '同一个标签不能既加上又去掉',
  done: (count: number) => (count === 0 ? '没有变化，标签本来就是这样' : `已更新 ${count} 项的标签`),
};

const en: typeof zh = {
  labels: 'Labels',
  verb: 'Label',
  ownTitle: 'Choose labels',
  saved: 'Labels changed',
  title: (count) => (count === 1 ? 'Label what was chosen' : `Label the ${count} that were chosen`),
  add: 'Add',
  addHelp: 'From the label system that you work in',
  remove: 'Take off',
  none: 'Add or take off at least one label',
  both: 'A label cannot be added and taken off at once',
  done: (count) =>
    count === 0 ? 'Nothing changed: the labels were so already' : `Labels changed on ${count === 1 ? 'one' : count}`,
};

export const useLabelPickerWords = areaWords(zh, en);
