export const coverageZh = {
  slider: '逐页覆盖',
  chunks: (count: number) => `${count.toLocaleString('zh-CN')} 段，启用`,
  coverage: '文字覆盖',
  covered: '已覆盖',
  uncovered: '未覆盖',
  thin: '覆盖不足',
  failed: '解析失败',
  pageCovered: (page: number, percent: number) => `第 ${page} 页，覆盖 ${percent}%`,
  pageThin: (page: number, percent: number) => `第 ${page} 页，覆盖不足，${percent}%`,
  pageFailed: (page: number) => `第 ${page} 页，解析失败`,
  pageEmpty: (page: number) => `第 ${page} 页，没有文字`,
  thinRun: (first: number, last: number) => (first === last ? `${first} 覆盖不足` : `${first} 至 ${last} 覆盖不足`),
  failedRun: (first: number, last: number) =>
    first === last ? `第 ${first} 页解析失败` : `第 ${first} 至 ${last} 页解析失败`,
  failedShort: (first: number, last: number) => (first === last ? `${first} 失败` : `${first} 至 ${last} 失败`),
  scans: (count: number) => `文字识别 ${count.toLocaleString('zh-CN')} 页，把握`,
  pageScanned: (told: string, percent: number) => `${told}，文字识别把握 ${percent}%`,
  comma: '，',
  retry: '重试',
};

export const coverageEn: typeof coverageZh = {
  slider: 'Coverage by page',
  chunks: (count) => `${count.toLocaleString('en-US')} chunks, enabled`,
  coverage: 'Text covered',
  covered: 'Covered',
  uncovered: 'Not covered',
  thin: 'Thin',
  failed: 'Failed',
  pageCovered: (page, percent) => `Page ${page}, ${percent}% covered`,
  pageThin: (page, percent) => `Page ${page}, thin, ${percent}% covered`,
  pageFailed: (page) => `Page ${page}, failed`,
  pageEmpty: (page) => `Page ${page}, no text`,
  thinRun: (first, last) => (first === last ? `${first} thin` : `${first}–${last} thin`),
  failedRun: (first, last) => (first === last ? `Page ${first} failed` : `Pages ${first}–${last} failed`),
  failedShort: (first, last) => (first === last ? `${first} failed` : `${first}–${last} failed`),
  scans: (count) => `Text recognised on ${count.toLocaleString('en-US')} ${count === 1 ? 'page' : 'pages'}, certainty`,
  pageScanned: (told, percent) => `${told}, text recognised with ${percent}% certainty`,
  comma: ', ',
  retry: 'Retry',
};

export const coverageWords = { key: 'coverage', zh: coverageZh, en: coverageEn } as const;
