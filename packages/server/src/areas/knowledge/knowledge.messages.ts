import { gone, type Messages } from '../../http/messages.js';

export const knowledgeMessages: Messages = {
  name_taken: { zh: '该名称已被使用，请换一个', en: 'This name is already in use. Choose another.' },
  knowledge_base_not_found: gone('知识库', 'knowledge base'),
  document_not_found: gone('文档', 'document'),
  chunk_not_found: gone('解析块', 'chunk'),
  kept_chunk_not_found: {
    zh: '这处修改已处理过了',
    en: 'This change has been dealt with already.',
  },
  nothing_to_split: {
    zh: '请把光标放在两段文字之间再拆分',
    en: 'Put the cursor between two pieces of text to split them.',
  },
  no_next_chunk: { zh: '后面没有解析块可以合并', en: 'There is no chunk after this one.' },
  chunk_too_long: {
    zh: '合并后超过 {most} 字，请先缩短其中一块',
    en: 'Together they are longer than {most} characters. Shorten one of them first.',
  },
  page_not_read: {
    zh: '该页的文字无法读取，请直接输入',
    en: 'The words of this page cannot be read. Type them instead.',
  },
  page_not_found: { zh: '该文档没有这一页', en: 'The document has no such page.' },
  page_not_rendered: {
    zh: '该页无法显示，文件可能已损坏',
    en: 'This page cannot be shown. The file may be damaged there.',
  },
  unsupported_type: {
    zh: '不支持该文件：仅支持 PDF、DOCX、DOC、ODT、PPTX、PPT、ODP、XLSX、XLS、CSV、HTML、EPUB、EML、RTF、MD、TXT、PNG、JPG，知识库还支持 ZIP，且内容须与扩展名一致',
    en: 'This file is not supported. PDF, DOCX, DOC, ODT, PPTX, PPT, ODP, XLSX, XLS, CSV, HTML, EPUB, EML, RTF, MD, TXT, PNG and JPG are, in knowledge bases ZIP too, and the content has to match the ending.',
  },
  office_missing: {
    zh: '服务器没有安装 LibreOffice，不能读取 {type} 文件，请另存为 DOCX、PPTX 或 PDF 后再上传',
    en: 'The server has no LibreOffice, which reads {type} files. Save it as DOCX, PPTX or PDF and upload that.',
  },
  empty_file: { zh: '文件是空的', en: 'The file is empty.' },
  already_parsing: {
    zh: '文档正在解析，请等待完成',
    en: 'The document is being parsed already. Wait until it is done.',
  },
  not_parsing: { zh: '文档当前没有在解析', en: 'The document is not being parsed.' },
  address_not_allowed: { zh: '不允许访问该地址', en: 'This address may not be called.' },
  page_exists: { zh: '这个知识库里已有该网页', en: 'This knowledge base has the page already.' },
  page_not_there: { zh: '网页不存在，请检查地址', en: 'There is no page at this address.' },
  page_refused: { zh: '对方网站不允许访问该网页', en: 'The site does not let this page be read.' },
  page_failed: { zh: '对方网站出错，没有给出网页', en: 'The site failed and sent no page.' },
  too_many_redirects: { zh: '该网页跳转次数过多', en: 'The page is redirected too often.' },
  not_a_page: {
    zh: '该地址不是网页，请下载后作为文件上传',
    en: 'This address is no web page. Download what it is, and upload that.',
  },
  page_too_large: { zh: '网页超过 10 MB，无法读取', en: 'The page is larger than 10 MB and cannot be read.' },
  page_without_text: {
    zh: '网页里没有可以读取的文字，内容可能要在浏览器中运行后才显示',
    en: 'There is no text in the page. It may be made only once it is shown in a browser.',
  },
  function_not_found: gone('资源配置', 'function'),
  function_set_not_found: gone('资源配置集', 'set of functions'),
  function_key_lost: {
    zh: '密钥需要重新填写：它是用另一把主密钥加密的',
    en: 'Enter its keys again: they were encrypted with a key that is not here.',
  },
  no_reply: { zh: '对方系统没有响应', en: 'The other system does not answer.' },
  overlap_too_large: {
    zh: '重叠不能超过分段长度的一半',
    en: 'The overlap may be half of the size of a chunk at most.',
  },
  checks_full: {
    zh: '一个知识库最多 {limit} 个回归问题，请先删除一些',
    en: 'A base has {limit} regression questions at most. Delete some first.',
  },
  no_checks: { zh: '还没有回归问题，请先添加', en: 'There are no regression questions yet. Add some first.' },
  run_not_found: gone('回归测试', 'run'),
  word_repeated: {
    zh: '每个词只能出现一次',
    en: 'Each word may stand in one group only.',
  },
  too_many_tags: {
    zh: '一份文档最多 {most} 个标签',
    en: 'A document may have {most} tags at most.',
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
