export const wizardZh = {
  steps: '步骤',
  done: '已完成',
  wrong: '有问题',
  optional: '可跳过',
  place: (at: number, of: number) => `第 ${at} 步，共 ${of} 步`,
  back: '上一步',
  next: '下一步',
  finish: '完成',
  checking: '正在检查…',
  failed: '没有检查成功，请重试',
};

export const wizardEn: typeof wizardZh = {
  steps: 'Steps',
  done: 'done',
  wrong: 'has a problem',
  optional: 'optional',
  place: (at, of) => `Step ${at} of ${of}`,
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  checking: 'Checking…',
  failed: 'It could not be checked. Try again.',
};

export const wizardWords = { key: 'wizard', zh: wizardZh, en: wizardEn } as const;
