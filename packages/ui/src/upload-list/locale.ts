import type { UploadFailure, UploadStage } from './upload.js';

const failures: Record<UploadFailure, string> = {
  encrypted: '文件已加密，请去除密码后再传',
  corrupt: '文件已损坏或不完整，请用原软件重新导出后再传',
  empty: '文件是空的',
  no_text: '没有可以识别的文字',
  unsupported_type: '不支持这种文件',
  too_many_pages: '页数超过上限，请拆分后再传',
  too_large: '文件超过大小上限，请压缩或拆分后再传',
  timed_out: '解析超时，可以再试一次',
  office_missing: '服务器没有安装 LibreOffice，不能读取这种文件，请另存为 DOCX、PPTX 或 PDF 后再传',
  too_many_files: '压缩包里的文件超过 1000 个，请拆分后再传',
  unpacks_too_large: '压缩包解压后超过 1 GB，请拆分后再传',
  internal: '解析时出错，可以再试一次',
};

const stages: Record<UploadStage, string> = {
  queued: '等待解析',
  reading: '识别版面',
  chunking: '切分段落',
  indexing: '建立索引',
};

export const uploadZh = {
  list: '上传与解析',
  below: (count: number) => `下面还有 ${count} 个文件`,
  choose: '选择文件',
  drop: '把文件拖到这里，或',
  dropNow: '松开即可上传',
  paste: '也可以直接粘贴文件',
  limits: (types: string, size: string) => `支持 ${types}，单个不超过 ${size}`,
  join: '、',
  waiting: '等待上传',
  uploading: (percent: number) => `上传 ${percent}%`,
  sent: (sent: string, size: string) => `${sent} / ${size}`,
  speed: (speed: string) => `，${speed}/秒`,
  remaining: (seconds: number) => (seconds < 60 ? `，约 ${seconds} 秒` : `，约 ${Math.ceil(seconds / 60)} 分钟`),
  parsing: (step: number, of: number) => `解析 ${step}/${of}`,
  stage: (stage: UploadStage) => stages[stage],
  pages: (read: number, total: number) => `，第 ${read} 页，共 ${total} 页`,
  ready: '完成',
  unpacked: (taken: number, refused: number) =>
    refused === 0 ? `收下 ${taken} 个文件` : `收下 ${taken} 个文件，${refused} 个未收`,
  chunks: (count: number) => `${count.toLocaleString('zh-CN')} 段`,
  took: (seconds: number) =>
    seconds < 60 ? `，用时 ${seconds} 秒` : `，用时 ${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`,
  failed: '失败',
  failure: (reason: UploadFailure) => failures[reason],
  refusedType: (types: string) => `不支持这种文件，请选择 ${types}`,
  refusedSize: (size: string) => `文件超过 ${size}，请压缩或拆分后再传`,
  cancelled: '已取消',
  cancel: '取消',
  view: '查看',
  retry: '重试',
  upload: '重新上传',
  remove: '移除',
  named: (verb: string, name: string) => `${verb} ${name}`,
  progress: (name: string) => `${name} 的进度`,
  saidReady: (name: string) => `${name} 已完成`,
  saidFailed: (name: string, reason: string) => `${name} 失败：${reason}`,
};

const failuresEn: Record<UploadFailure, string> = {
  encrypted: 'The file is encrypted; remove the password and upload it again',
  corrupt: 'The file is damaged or incomplete; export it again and upload that',
  empty: 'The file is empty',
  no_text: 'No text was found in it',
  unsupported_type: 'This kind of file is not supported',
  too_many_pages: 'Too many pages; split the file and upload the parts',
  too_large: 'The file is too large; compress or split it',
  timed_out: 'Parsing took too long; you can try again',
  office_missing: 'The server has no LibreOffice to read this kind of file; save it as DOCX, PPTX or PDF',
  too_many_files: 'The archive holds more than 1,000 files; split it',
  unpacks_too_large: 'Unpacked, the archive is larger than 1 GB; split it',
  internal: 'Parsing failed; you can try again',
};

const stagesEn: Record<UploadStage, string> = {
  queued: 'Waiting to be parsed',
  reading: 'Reading the layout',
  chunking: 'Cutting into chunks',
  indexing: 'Indexing',
};

export const uploadEn: typeof uploadZh = {
  list: 'Uploads',
  below: (count) => (count === 1 ? '1 more file below' : `${count} more files below`),
  choose: 'choose files',
  drop: 'Drop files here, or ',
  dropNow: 'Let go to upload',
  paste: 'You can also paste files',
  limits: (types, size) => `${types}, at most ${size} each`,
  join: ', ',
  waiting: 'Waiting',
  uploading: (percent) => `Uploading ${percent}%`,
  sent: (sent, size) => `${sent} / ${size}`,
  speed: (speed) => `, ${speed}/s`,
  remaining: (seconds) => (seconds < 60 ? `, about ${seconds} s` : `, about ${Math.ceil(seconds / 60)} min`),
  parsing: (step, of) => `Parsing ${step}/${of}`,
  stage: (stage) => stagesEn[stage],
  pages: (read, total) => `, page ${read} of ${total}`,
  ready: 'Done',
  unpacked: (taken, refused) =>
    `${taken} ${taken === 1 ? 'file' : 'files'} taken${refused === 0 ? '' : `, ${refused} not`}`,
  chunks: (count) => `${count.toLocaleString('en-US')} chunks`,
  took: (seconds) => (seconds < 60 ? ` in ${seconds} s` : ` in ${Math.floor(seconds / 60)} min ${seconds % 60} s`),
  failed: 'Failed',
  failure: (reason) => failuresEn[reason],
  refusedType: (types) => `This kind of file is not supported; choose ${types}`,
  refusedSize: (size) => `The file is larger than ${size}; compress or split it`,
  cancelled: 'Cancelled',
  cancel: 'Cancel',
  view: 'View',
  retry: 'Retry',
  upload: 'Upload again',
  remove: 'Remove',
  named: (verb, name) => `${verb} ${name}`,
  progress: (name) => `Progress of ${name}`,
  saidReady: (name) => `${name} is done`,
  saidFailed: (name, reason) => `${name} failed: ${reason}`,
};

export const uploadWords = { key: 'upload', zh: uploadZh, en: uploadEn } as const;
