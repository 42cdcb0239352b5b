export const caseZh = {
  back: '返回列表',
  previous: '上一件',
  next: '下一件',
  done: '已完成',
  replay: '回放与原因',
  work: '修正与回复',
};

export const caseEn: typeof caseZh = {
  back: 'Back to the list',
  previous: 'Previous case',
  next: 'Next case',
  done: 'Done',
  replay: 'Replay and cause',
  work: 'Mending and reply',
};

export const caseWords = { key: 'case', zh: caseZh, en: caseEn } as const;
