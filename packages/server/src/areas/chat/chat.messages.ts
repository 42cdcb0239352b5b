import { gone, type Messages } from '../../http/messages.js';

/** Words of the reasons that chat calls end with. */
export const chatMessages: Messages = {
  topic_not_found: gone('会话', 'conversation'),
  session_not_found: gone('这条问答', 'answer'),
  assistant_not_found: gone('助手', 'assistant'),
  assistant_disabled: { zh: '该助手已停用，暂时不能提问', en: 'This assistant is disabled and takes no questions.' },
  answer_running: {
    zh: '上一个问题还在回答中，请等待完成或先停止',
    en: 'The last question is still being answered. Wait for it, or stop it first.',
  },
  answer_not_open: {
    zh: '这个问题不需要再选择回答',
    en: 'There is nothing to choose among the answers to this question any more.',
  },
  too_many_questions: {
    zh: '提问过于频繁，请 {seconds} 秒后再试',
    en: 'Too many questions. Try again in {seconds} seconds.',
  },
  document_not_found: gone('文档', 'document'),
  page_not_found: {
    zh: '该页不存在，或不在可查看的依据范围内',
    en: 'There is no such page among the evidence of this answer.',
  },
  page_not_rendered: {
    zh: '该页图像生成失败，请稍后重试',
    en: 'This page could not be drawn. Please try again later.',
  },
  invalid_span: {
    zh: '结束时间不能早于开始时间，且跨度最多一年',
    en: 'The end may not come before the start, and a span is one year at most.',
  },
  export_not_found: gone('这份导出', 'export'),
  export_not_ready: { zh: '文件还没有写完', en: 'The file is not written yet.' },
  export_withheld: {
    zh: '文件含有完整的手机号码，现在无权查看，请重新导出',
    en: 'The file holds phone numbers in full, which you may no longer read. Export it again.',
  },
  too_many_exports: {
    zh: '已有 {count} 份导出在进行，请等其中一份完成',
    en: 'There are {count} exports under way already. Wait for one of them.',
  },
  parsing_takes_long: { zh: '文件仍在解析，请稍后查看', en: 'The file is still being read. Look again shortly.' },
  role_not_held: {
    zh: '只能分享给自己所在的角色，或所有可以使用对话的人',
    en: 'You can share with roles of your own, or with everybody who may chat.',
  },
  too_many_record_views: { zh: '最多保存 {count} 个视图', en: 'You may keep {count} views at most.' },
  file_not_ready: {
    zh: '“{name}”还没有读完，请稍后再试',
    en: 'The file “{name}” has not been read yet. Try again shortly.',
  },
  answer_not_of_files: {
    zh: '只有引用了这些文件、并且已完成的回答才能存为 FAQ',
    en: 'Only complete answers that cite these files can become FAQ.',
  },
  dialogue_work_not_found: gone('这份对比或总结', 'comparison or summary'),
  too_many_files: { zh: '每个会话最多 {count} 个文件', en: 'A conversation takes {count} files at most.' },
};
