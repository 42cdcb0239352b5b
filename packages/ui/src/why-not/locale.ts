export const whyNotZh = {
  title: '为什么她不在？',
  search: '查一个人',
  hint: '姓名、手机号或会员号',
  people: '找到的人',
  nobody: '没有找到这个人',
  inside: '在人群里',
  outside: '不在人群里：',
  blockedBy: (rule: string) => `没有满足“${rule}”`,
  excludedBy: '被排除条件去掉',
  fits: '满足：',
  fails: '没过：',
  excluded: (rule: string) => `排除 ${rule}`,
  nothingKnown: '没有记录',
  passesFrom: (day: string) => `如果没有新的变化，${day} 起自动进入。`,
  stale: (inside: boolean): string => (inside ? '上次计数时她还在人群里。' : '上次计数时她还不在人群里。'),
  open: '打开她的页面',
  another: '查另一个人',
};

export const whyNotEn: typeof whyNotZh = {
  title: 'Why are they not in it?',
  search: 'Look somebody up',
  hint: 'Name, phone or member number',
  people: 'People found',
  nobody: 'Nobody of that name or number',
  inside: 'In the audience',
  outside: 'Not in the audience: ',
  blockedBy: (rule) => `does not fit “${rule}”`,
  excludedBy: 'left out by an exclusion',
  fits: 'Fits: ',
  fails: 'Does not: ',
  excluded: (rule) => `Excluded: ${rule}`,
  nothingKnown: 'nothing known',
  passesFrom: (day) => `With nothing new, they enter by themselves from ${day}.`,
  stale: (inside): string =>
    inside ? 'They were in it when it was last counted.' : 'They were not in it when it was last counted.',
  open: 'Open their page',
  another: 'Look up somebody else',
};

export const whyNotWords = { key: 'whyNot', zh: whyNotZh, en: whyNotEn } as const;
