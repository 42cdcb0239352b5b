export const detailZh = {
  unsaved: '未保存',
  steps: '列表中的前后',
  previous: '上一条',
  next: '下一条',
  place: (place: number, of: number | string) => `第 ${place} 条，共 ${of} 条`,
};

export const detailEn: typeof detailZh = {
  unsaved: 'Not saved',
  steps: 'Beside it in the list',
  previous: 'Previous record',
  next: 'Next record',
  place: (place, of) => `${place} of ${of}`,
};

export const detailWords = { key: 'detail', zh: detailZh, en: detailEn } as const;
