import { businessMessages } from './businessMessages.js';
import type { Messages } from './messages.js';

/** Words of reasons that several areas share, or that the contract names before any area here fails with them. An area's own words come first. */
export const contractMessages: Messages = {
  ...businessMessages,
  dictionary_not_found: { zh: '字典不存在', en: 'There is no such dictionary.' },
  email_taken: { zh: '该邮箱已被使用', en: 'This e-mail address is already in use.' },
  faq_not_found: { zh: 'FAQ 不存在，可能已被删除', en: 'This FAQ does not exist. It may have been deleted.' },
  feedback_not_found: { zh: '反馈不存在，可能已被删除', en: 'This feedback does not exist. It may have been deleted.' },
  file_not_found: { zh: '文件不存在，可能已被删除', en: 'This file does not exist. It may have been deleted.' },
  link_expired: { zh: '链接已失效，请刷新页面', en: 'This link has expired. Reload the page.' },
  phone_taken: { zh: '该手机号已被使用', en: 'This phone number is already in use.' },
  role_not_found: { zh: '角色不存在，可能已被删除', en: 'This role does not exist. It may have been deleted.' },
  too_many_rows: { zh: '表格最多 {count} 行', en: 'A spreadsheet may have {count} rows at most.' },
  unsupported_image: { zh: '图片必须是jpg/png格式', en: 'The picture has to be a JPG or PNG.' },
  user_not_found: { zh: '用户不存在，可能已被删除', en: 'This user does not exist. They may have been deleted.' },
};
