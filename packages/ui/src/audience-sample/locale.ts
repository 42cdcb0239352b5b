export const sampleZh = {
  title: '抽样',
  random: (count: number) => `随机 ${count} 人`,
  again: '换一批',
  nobody: '没有人满足这些条件',
  label: '抽样的人',
};

export const sampleEn: typeof sampleZh = {
  title: 'Sample',
  random: (count) => (count === 1 ? '1 at random' : `${count} at random`),
  again: 'Others',
  nobody: 'Nobody fits these conditions',
  label: 'People of the sample',
};

export const sampleWords = { key: 'sample', zh: sampleZh, en: sampleEn } as const;
