export const answerVersionsZh = {
  place: (n: number, of: number) => `第 ${n} 个回答，共 ${of} 个`,
  previous: '上一个回答',
  next: '下一个回答',
  running: '正在写新的回答',
  held: '请先提交或取消正在填写的内容',
  wentOnFrom: (n: number) => `后面的对话接着第 ${n} 个回答`,
};

export const answerVersionsEn: typeof answerVersionsZh = {
  place: (n, of) => `Answer ${n} of ${of}`,
  previous: 'Previous answer',
  next: 'Next answer',
  running: 'Another answer is being written',
  held: 'Submit or cancel what you are writing first',
  wentOnFrom: (n) => `The conversation went on from answer ${n}`,
};

/** Apart from the other words of the chat: few questions have several answers. */
export const answerVersionsWords = { key: 'answerVersions', zh: answerVersionsZh, en: answerVersionsEn } as const;
