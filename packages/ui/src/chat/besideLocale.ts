export const answersBesideZh = {
  several: (count: number) => `${count} 个助手的回答`,
  choose: '各助手分别作了回答，选一个继续',
  keep: '采用这个回答',
  keepOf: (name: string) => `采用这个回答：${name}`,
};

export const answersBesideEn: typeof answersBesideZh = {
  several: (count) => `Answers of ${count} assistants`,
  choose: 'Each assistant has answered. Choose the one to go on with',
  keep: 'Keep this answer',
  keepOf: (name) => `Keep this answer: ${name}`,
};

/** Apart from the other words of the chat: seldom are several asked at once. */
export const answersBesideWords = { key: 'answersBeside', zh: answersBesideZh, en: answersBesideEn } as const;
