export const stateZh = {
  loading: '正在加载',
  retry: '重试',
  refreshing: '正在更新',
  refreshFailed: '更新失败，显示的是之前的数据',
  refreshFailedAt: (time: string) => `更新失败，显示的是 ${time} 的数据`,
  requestId: (id: string) => `请求编号 ${id}`,
  copy: '复制',
  copied: '已复制',
  failedTitle: '内容没有加载出来',
  failedTitleOf: (what: string) => `${what}没有加载出来`,
  notPermittedTitle: '没有权限',
  notPermittedTitleOf: (permission: string) => `没有“${permission}”的权限`,
  ownRole: (role: string) => `你的角色是${role}。`,
  askForIt: (who: string) => `如需使用，请联系${who}。`,
  administrator: '系统管理员',
  clearFilters: '清除条件',
};

export const stateEn: typeof stateZh = {
  loading: 'Loading',
  retry: 'Retry',
  refreshing: 'Updating',
  refreshFailed: 'Update failed; showing earlier data',
  refreshFailedAt: (time) => `Update failed; showing data of ${time}`,
  requestId: (id) => `Request ${id}`,
  copy: 'Copy',
  copied: 'Copied',
  failedTitle: 'The content did not load',
  failedTitleOf: (what) => `${what} did not load`,
  notPermittedTitle: 'Not permitted',
  notPermittedTitleOf: (permission) => `No permission for “${permission}”`,
  ownRole: (role) => `Your role is ${role}.`,
  askForIt: (who) => `If you need it, ask ${who}.`,
  administrator: 'the system administrator',
  clearFilters: 'Clear filters',
};

export const stateWords = { key: 'state', zh: stateZh, en: stateEn } as const;
