export const comparisonZh = {
  table: '对照表',
  point: '要点',
  waiting: '还没有查到这里',
  stopped: '没有查',
  notFound: '没有提到',
  source: (file: string, where: string) => `打开 ${file} ${where}`,
};

export const comparisonEn: typeof comparisonZh = {
  table: 'Comparison',
  point: 'Point',
  waiting: 'Not looked up yet',
  stopped: 'Not looked up',
  notFound: 'Not mentioned',
  source: (file, where) => `Open ${file}, ${where}`,
};

export const comparisonWords = { key: 'comparison', zh: comparisonZh, en: comparisonEn } as const;
