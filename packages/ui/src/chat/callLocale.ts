export const callZh = {
  about: '回答时查询了其他系统，以下是当时的返回内容。',
  called: '访问',
  outcome: '结果',
  outcomes: {
    answered: '已返回',
    failed: '对方返回错误',
    no_reply: '没有响应',
    not_allowed: '不允许访问',
    stopped: '已停止',
  } as Readonly<Record<string, string>>,
  time: '时间',
  took: (ms: number) => (ms < 1000 ? `用时 ${ms} 毫秒` : `用时 ${(ms / 1000).toFixed(1)} 秒`),
  arguments: '参数',
  noArguments: '没有参数',
  result: '返回内容',
  noResult: '没有返回内容',
  cut: '内容较长，只保留了开头。',
};

export const callEn: typeof callZh = {
  about: 'This answer asked another system. Below is what it told then.',
  called: 'Called',
  outcome: 'Outcome',
  outcomes: {
    answered: 'Answered',
    failed: 'Answered with an error',
    no_reply: 'No reply',
    not_allowed: 'Not allowed',
    stopped: 'Stopped',
  },
  time: 'Time',
  took: (ms) => (ms < 1000 ? `took ${ms} ms` : `took ${(ms / 1000).toFixed(1)} s`),
  arguments: 'Arguments',
  noArguments: 'No arguments',
  result: 'Result',
  noResult: 'Nothing was told',
  cut: 'It was long: only the beginning is kept.',
};

export const callWords = { key: 'functionCall', zh: callZh, en: callEn } as const;
