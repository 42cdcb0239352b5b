import type { PdfProblem } from './pdfFailure.js';

type Told = Exclude<PdfProblem, 'passwordNeeded' | 'passwordWrong'>;

const problemsZh: Record<Told, string> = {
  corrupt: '文件已损坏，或者不是 PDF 文档。',
  missing: '文件已不存在，可能被删除或移动。',
  refused: '没有查看这个文件的权限，或者登录已过期。',
  unreachable: '没有从服务器读到文件，请检查网络后重试。',
  changed: '文件在打开后被替换，重新打开后查看新的内容。',
  worker: '浏览器没有启动 PDF 阅读组件，请刷新页面后重试。',
};

const problemsEn: typeof problemsZh = {
  corrupt: 'The file is damaged, or is not a PDF document.',
  missing: 'The file is no longer there. It may have been deleted or moved.',
  refused: 'You may not view this file, or your sign-in has expired.',
  unreachable: 'The file could not be read from the server. Check the network, then try again.',
  changed: 'The file was replaced after it was opened. Open it again to see what is in it now.',
  worker: 'The browser did not start the PDF reader. Reload the page, then try again.',
};

export const pdfZh = {
  what: '文档',
  loading: '正在打开文档',
  locked: '文档已加密',
  lockedHelp: '输入密码后查看，密码只在本机使用。',
  password: '密码',
  wrong: '密码不正确，请重新输入',
  open: '打开文档',
  problems: problemsZh,
};

export const pdfEn: typeof pdfZh = {
  what: 'The document',
  loading: 'Opening the document',
  locked: 'The document is locked',
  lockedHelp: 'Enter its password to view it. The password stays on this device.',
  password: 'Password',
  wrong: 'That password does not fit. Enter it again',
  open: 'Open document',
  problems: problemsEn,
};

export const pdfWords = { key: 'pdf', zh: pdfZh, en: pdfEn } as const;
