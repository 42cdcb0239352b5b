export const stateZh = {
  loading: '正在加载',
  retry: '重试',
  refreshing: '正在更新',
  refreshFailed: '更新失败，显示的是之前的数据',
  requestId: (id: string) => `请求编号 ${id}`,
  copy: '复制',
  copied: '已复制',
  failedTitle: '没有加载出来',
  notPermittedTitle: '没有权限',
  clearFilters: '清除条件',
};

export const stateEn: typeof stateZh = {
  loading: 'Loading',
  retry: 'Retry',
  refreshing: 'Updating',
  refreshFailed: 'Update failed; showing earlier data',
  requestId: (id) => `Request ${id}`,
  copy: 'Copy',
  copied: 'Copied',
  failedTitle: 'This did not load',
  notPermittedTitle: 'Not permitted',
  clearFilters: 'Clear filters',
};
