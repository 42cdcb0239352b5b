export const pathZh = {
  title: '沿知识图谱找到',
  step: (step: number, count: number) =>
    count === 1 ? '这段原文说的是这条关系' : `这段原文说的是第 ${step} 步，共 ${count} 步`,
};

export const pathEn: typeof pathZh = {
  title: 'Found through the knowledge graph',
  step: (step, count) =>
    count === 1 ? 'These words say this relationship' : `These words say step ${step} of ${count}`,
};

/** Apart from the other words of the chat: few answers rest on the graph. */
export const pathWords = { key: 'graphPath', zh: pathZh, en: pathEn } as const;
