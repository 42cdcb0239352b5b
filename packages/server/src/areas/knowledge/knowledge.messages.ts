import type { Messages } from '../../http/messages.js';

export const knowledgeMessages: Messages = {
  name_taken: { zh: '该名称已被使用，请换一个', en: 'This name is already in use. Choose another.' },
  knowledge_base_not_found: {
    zh: '知识库不存在，可能已被删除',
    en: 'This knowledge base does not exist. It may have been deleted.',
  },
  document_not_found: { zh: '文档不存在，可能已被删除', en: 'This document does not exist. It may have been deleted.' },
  chunk_not_found: { zh: '解析块不存在，可能已被删除', en: 'This chunk does not exist. It may have been deleted.' },
  page_not_found: { zh: '该文档没有这一页', en: 'The document has no such page.' },
  page_not_rendered: {
    zh: '该页无法显示，文件可能已损坏',
    en: 'This page cannot be shown. The file may be damaged there.',
  },
  unsupported_type: {
    zh: '不支持该文件：仅支持 PDF、DOCX、TXT、MD，且内容须与扩展名一致',
    en: 'This file is not supported. PDF, DOCX, TXT and MD are, and the content has to match the ending.',
  },
  empty_file: { zh: '文件是空的', en: 'The file is empty.' },
  already_parsing: {
    zh: '文档正在解析，请等待完成',
    en: 'The document is being parsed already. Wait until it is done.',
  },
  not_parsing: { zh: '文档当前没有在解析', en: 'The document is not being parsed.' },
};
