import { gone, type Messages } from '../../http/messages.js';

export const knowledgeMessages: Messages = {
  name_taken: { zh: '该名称已被使用，请换一个', en: 'This name is already in use. Choose another.' },
  knowledge_base_not_found: gone('知识库', 'knowledge base'),
  document_not_found: gone('文档', 'document'),
  chunk_not_found: gone('解析块', 'chunk'),
  page_not_found: { zh: '该文档没有这一页', en: 'The document has no such page.' },
  page_not_rendered: {
    zh: '该页无法显示，文件可能已损坏',
    en: 'This page cannot be shown. The file may be damaged there.',
  },
  unsupported_type: {
    zh: '不支持该文件：仅支持 PDF、DOCX、PPTX、XLSX、XLS、CSV、HTML、EPUB、EML、RTF、MD、TXT、PNG、JPG，且内容须与扩展名一致',
    en: 'This file is not supported. PDF, DOCX, PPTX, XLSX, XLS, CSV, HTML, EPUB, EML, RTF, MD, TXT, PNG and JPG are, and the content has to match the ending.',
  },
  empty_file: { zh: '文件是空的', en: 'The file is empty.' },
  already_parsing: {
    zh: '文档正在解析，请等待完成',
    en: 'The document is being parsed already. Wait until it is done.',
  },
  not_parsing: { zh: '文档当前没有在解析', en: 'The document is not being parsed.' },
  address_not_allowed: { zh: '不允许访问该地址', en: 'This address may not be called.' },
  function_not_found: gone('资源配置', 'function'),
  no_reply: { zh: '对方系统没有响应', en: 'The other system does not answer.' },
  overlap_too_large: {
    zh: '重叠不能超过分段长度的一半',
    en: 'The overlap may be half of the size of a chunk at most.',
  },
  word_repeated: {
    zh: '每个词只能出现一次',
    en: 'Each word may stand in one group only.',
  },
  not_parsed: {
    zh: '这份文档还不能预览：请等它解析完成，或先解决解析失败的原因',
    en: 'This document cannot be previewed yet: it has to be parsed first.',
  },
  document_not_ready: {
    zh: '请等文档解析完成后再试',
    en: 'The document has to be parsed first.',
  },
  params_exist: { zh: '该知识库已有提示词配置', en: 'This knowledge base has its own parameters already.' },
  params_not_found: {
    zh: '提示词配置不存在，可能已被删除',
    en: 'These parameters do not exist. They may have been deleted.',
  },
  version_not_found: gone('该版本', 'version'),
  changed_meanwhile: {
    zh: '他人刚刚保存了新的一版，您的修改还没有保存',
    en: 'Someone has saved another version meanwhile. What you changed is not saved yet.',
  },
  prompt_faulty: {
    zh: '提示词第 {line} 行第 {column} 个字有误，请修改后再试',
    en: 'A prompt is faulty in line {line} at character {column}. Mend it and try again.',
  },
  placeholder_missing: {
    zh: '提示词须包含 {passages} 和 {question}',
    en: 'The prompt has to contain {passages} and {question}.',
  },
};
