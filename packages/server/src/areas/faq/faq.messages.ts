import type { Messages } from '../../http/messages.js';

export const faqMessages: Messages = {
  unsupported_spreadsheet: {
    zh: '请上传 xlsx 或 csv 表格，列名与模板一致',
    en: 'Upload an xlsx or csv spreadsheet with the columns of the template.',
  },
  unsupported_resource: {
    zh: '不支持该类型的文件：仅支持 PDF、Word、Excel、PPT、TXT、MD、CSV、ZIP、PNG、JPG、MP4，且内容须与扩展名一致',
    en: 'This file is not supported. PDF, Word, Excel, PPT, TXT, MD, CSV, ZIP, PNG, JPG and MP4 are, and the content has to match the ending.',
  },
  import_not_found: {
    zh: '这次导入没有新增的问题可以撤回',
    en: 'This import has added no questions that could be taken back.',
  },
  question_denied: {
    zh: '“{question}”既在问题里又在反例里，请删去一处',
    en: 'A question stands among those that hit and among those that must not: “{question}”. Take one of them out.',
  },
  gap_not_found: { zh: '这个问题已不在待补问题里', en: 'This question is no longer among those that wait.' },
  question_taken: { zh: '该知识库已有相同问题', en: 'This knowledge base has the same question already.' },
};
