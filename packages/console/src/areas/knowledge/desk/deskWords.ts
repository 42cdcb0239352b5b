import { areaWords } from '../../../locale/areaWords.js';

const count = (value: number): string => value.toLocaleString('zh-CN');

const zh = {
  review: '逐段核对',
  draw: '框选新增',
  drawing: '在右侧页面上按住并拖动，框出一段文字',
  stopDrawing: '取消框选',
  noWords: '框内没有可读的文字，请直接输入',
  reshaped: '位置已更新',
  split: '已拆成两段',
  merged: '已与下一段合并',
  broughtBack: '已恢复',
  history: (number: string) => `分段 ${number} 的修改记录`,
  historyOfChunk: '修改记录',
  versions: '版本',
  kinds: {
    parsed: '解析结果',
    added: '新增',
    edited: '修改',
    split: '拆分',
    merged: '合并',
    restored: '恢复旧版本',
    brought: '带回重新解析前的修改',
  },
  fields: { content: '内容', tags: '标签', questions: '能回答的问题', keywords: '关键词' },
  restored: '已恢复，问答立即按这一版检索',
  restoreText: '现在的内容会被替换，所有版本都会保留。',
  parseTitle: '重新解析',
  parseText: (total: number) =>
    `有 ${count(total)} 段经过手工修改。解析期间仍按现在的内容检索；解析完成后，可以逐条把这些修改带回新的分段。`,
  parse: '重新解析',
  cancel: '取消',
  moreEdited: (left: number) => `另有 ${count(left)} 段`,
  edited: '手工修改的分段',
  kept: '重新解析前的修改',
  keptNotice: (total: number) => `重新解析前手工修改的 ${count(total)} 段还没有处理`,
  keptLook: '逐条处理',
  keptNone: '都已处理',
  keptNoneText: '重新解析前的手工修改已全部采用或放弃。',
  moreKept: (next: number, left: number) => `再显示 ${count(next)} 段，还有 ${count(left)} 段`,
  like: (number: string, percent: number) => `与新的分段 ${number} 相似 ${percent}%`,
  alone: '没有相似的分段，采用后作为新的一段',
  disabled: '当时已停用',
  take: '采用',
  leave: '放弃',
  taken: '已采用',
  left: '已放弃',
  present: '新的分段',
  former: '之前的修改',
};

const number = (value: number): string => value.toLocaleString('en-US');

const en: typeof zh = {
  review: 'Check',
  draw: 'Draw chunk',
  drawing: 'Hold and drag on the page to draw a box around a passage',
  stopDrawing: 'Stop drawing',
  noWords: 'No words can be read in the box; type them',
  reshaped: 'Place updated',
  split: 'Split in two',
  merged: 'Merged with the next',
  broughtBack: 'Brought back',
  history: (name) => `History of chunk ${name}`,
  historyOfChunk: 'History',
  versions: 'Versions',
  kinds: {
    parsed: 'as parsed',
    added: 'added',
    edited: 'edited',
    split: 'split',
    merged: 'merged',
    restored: 'restored',
    brought: 'taken over from before parsing',
  },
  fields: { content: 'Text', tags: 'Tags', questions: 'Questions it answers', keywords: 'Keywords' },
  restored: 'Restored; answers use this version at once',
  restoreText: 'What there is now is replaced; all versions are kept.',
  parseTitle: 'Parse again',
  parseText: (total) =>
    total === 1
      ? 'One chunk was changed by hand. Until parsing is done, answers use what there is; then you can take that change over.'
      : `${number(total)} chunks were changed by hand. Until parsing is done, answers use what there is; then you can take over each of these changes.`,
  parse: 'Parse again',
  cancel: 'Cancel',
  moreEdited: (left) => `and ${number(left)} more`,
  edited: 'Chunks changed by hand',
  kept: 'Changes from before parsing',
  keptNotice: (total) =>
    total === 1
      ? 'One change by hand from before parsing is still to be dealt with'
      : `${number(total)} changes by hand from before parsing are still to be dealt with`,
  keptLook: 'Go through them',
  keptNone: 'All dealt with',
  keptNoneText: 'Every change by hand from before parsing was taken over or left.',
  moreKept: (next, left) => `Show ${number(next)} more of ${number(left)}`,
  like: (name, percent) => `${percent}% like the new chunk ${name}`,
  alone: 'No chunk is like it; it becomes one of its own',
  disabled: 'was disabled',
  take: 'Take over',
  leave: 'Leave',
  taken: 'Taken over',
  left: 'Left',
  present: 'New chunk',
  former: 'Former change',
};

export const useDeskWords = areaWords(zh, en);
