import { businessMessages } from './businessMessages.js';
import { gone, type Messages } from './messages.js';

/** Words of reasons that several areas share, or that the contract names before any area here fails with them. An area's own words come first. */
export const contractMessages: Messages = {
  ...businessMessages,
  again_withheld: {
    zh: '新回答引用的资料已不再对提问的人开放，请再问一次后再关闭，或只发送回复',
    en: 'The new answer cites what is no longer open to its reader. Ask again before closing, or send the reply alone.',
  },
  assignee_not_permitted: {
    zh: '这个人没有处理反馈的权限，请转给其他人，或先给 TA 的角色授权',
    en: 'This person may not handle feedback. Choose somebody else, or grant the page to their role first.',
  },
  conversation_busy: {
    zh: '提问的人正在这个会话里提问，请稍后再关闭',
    en: 'Its reader is being answered in that conversation. Close it in a moment.',
  },
  dictionary_not_found: { zh: '字典不存在', en: 'There is no such dictionary.' },
  email_taken: { zh: '该邮箱已被使用', en: 'This e-mail address is already in use.' },
  faq_not_found: gone('FAQ ', 'FAQ'),
  feedback_not_found: gone('反馈', 'feedback'),
  file_not_found: gone('文件', 'file'),
  link_expired: { zh: '链接已失效，请刷新页面', en: 'This link has expired. Reload the page.' },
  phone_taken: { zh: '该手机号已被使用', en: 'This phone number is already in use.' },
  mend_not_found: {
    zh: '修正的内容不存在，可能已被删除',
    en: 'What was mended does not exist. It may have been deleted.',
  },
  own_role_missing: {
    zh: '请至少选择一个你自己的角色，否则你自己也看不到了',
    en: 'Choose at least one of your own roles. You would not see it yourself otherwise.',
  },
  recipient_not_permitted: {
    zh: '所选的人中有人不能打开统计页，请先给 TA 的角色授权',
    en: 'Somebody chosen may not open the page of statistics. Grant it to their role first.',
  },
  role_not_found: gone('角色', 'role'),
  spreadsheet_takes_long: {
    zh: '读取表格超过 {seconds} 秒，请拆分成几个文件后再上传',
    en: 'Reading this spreadsheet takes longer than {seconds} seconds. Split it into several files.',
  },
  spreadsheet_too_large: {
    zh: '表格内容过大：解压后最多 {limit}，请拆分成几个文件后再上传',
    en: 'This spreadsheet holds too much: {limit} unpacked at most. Split it into several files.',
  },
  too_many_cells: {
    zh: '表格最多 {count} 个有内容的单元格，请删除不需要的列或拆分文件',
    en: 'A spreadsheet may have {count} filled cells at most. Leave out what is not needed, or split it.',
  },
  too_many_columns: {
    zh: '表格最多 {count} 列，单元格 {cell} 超出范围，请删除其中的内容',
    en: 'A spreadsheet may have {count} columns at most, and cell {cell} is beyond them. Empty it.',
  },
  too_many_rows: { zh: '表格最多 {count} 行', en: 'A spreadsheet may have {count} rows at most.' },
  unsupported_image: { zh: '图片必须是jpg/png格式', en: 'The picture has to be a JPG or PNG.' },
  user_not_found: { zh: '用户不存在，可能已被删除', en: 'This user does not exist. They may have been deleted.' },
};
