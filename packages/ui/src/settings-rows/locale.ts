export const settingsZh = {
  saving: '保存中…',
  saved: '已保存',
  unsaved: (count: number) => `${count} 项未保存`,
  changed: '未保存',
  save: '保存',
  drop: '放弃修改',
  undo: '撤销',
  saveOf: (label: string) => `保存${label}`,
  undoOf: (label: string) => `撤销${label}的修改`,
  failed: '没有保存成功，请重试',
  retry: '重试',
  empty: '没有可以设置的项目',
  wrong: {
    missing: '请填写数字',
    number: '须为数字',
    least: (min: number) => `不能小于 ${min}`,
    most: (max: number) => `不能大于 ${max}`,
  },
};

export const settingsEn: typeof settingsZh = {
  saving: 'Saving…',
  saved: 'Saved',
  unsaved: (count) => (count === 1 ? '1 change not saved' : `${count} changes not saved`),
  changed: 'Not saved',
  save: 'Save',
  drop: 'Discard changes',
  undo: 'Undo',
  saveOf: (label) => `Save ${label}`,
  undoOf: (label) => `Undo the change of ${label}`,
  failed: 'It was not saved. Try again.',
  retry: 'Try again',
  empty: 'There is nothing to set',
  wrong: {
    missing: 'Enter a number',
    number: 'Must be a number',
    least: (min) => `Must be ${min} or more`,
    most: (max) => `Must be ${max} or less`,
  },
};

export const settingsWords = { key: 'settings', zh: settingsZh, en: settingsEn } as const;
