export const jobZh = {
  waiting: '等待开始',
  ahead: (count: number) => `前面还有 ${count} 个任务`,
  percent: (percent: number) => `${percent}%`,
  step: (at: number, of: number, stage: string) => `第 ${at} 步，共 ${of} 步：${stage}`,
  remaining: (seconds: number) => {
    if (seconds < 60) return `约 ${Math.max(1, Math.ceil(seconds))} 秒`;
    if (seconds < 3600) return `约 ${Math.ceil(seconds / 60)} 分钟`;
    return `约 ${Math.ceil(seconds / 3600)} 小时`;
  },
  done: '完成',
  failed: '失败',
  cancelled: '已取消',
  cancel: '取消',
  retry: '重试',
  named: (verb: string, name: string) => `${verb} ${name}`,
  progress: (name: string) => `${name} 的进度`,
  said: (name: string, standing: string) => `${name}：${standing}`,
  join: '，',
};

export const jobEn: typeof jobZh = {
  waiting: 'Waiting to start',
  ahead: (count) => `${count} ahead of it`,
  percent: (percent) => `${percent}%`,
  step: (at, of, stage) => `Step ${at} of ${of}: ${stage}`,
  remaining: (seconds) => {
    if (seconds < 60) return `about ${Math.max(1, Math.ceil(seconds))} s`;
    if (seconds < 3600) return `about ${Math.ceil(seconds / 60)} min`;
    return `about ${Math.ceil(seconds / 3600)} h`;
  },
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
  cancel: 'Cancel',
  retry: 'Retry',
  named: (verb, name) => `${verb} ${name}`,
  progress: (name) => `Progress of ${name}`,
  said: (name, standing) => `${name}: ${standing}`,
  join: ', ',
};

export const jobWords = { key: 'job', zh: jobZh, en: jobEn } as const;
