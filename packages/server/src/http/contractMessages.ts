import { businessMessages } from './businessMessages.js';
import type { Messages } from './messages.js';

/** Words of reasons that the contract names before any area here fails with them. An area's own words come first. */
export const contractMessages: Messages = {
  ...businessMessages,
  account_taken: { zh: '该账号已被使用，请换一个', en: 'This account name is already in use. Choose another.' },
  address_not_allowed: { zh: '不允许访问该地址', en: 'This address may not be called.' },
  already_passed: { zh: '消息已通过，不能再修改', en: 'This message has been released already.' },
  code_taken: { zh: '该编码已被使用，请换一个', en: 'This code is already in use. Choose another.' },
  dictionary_not_found: { zh: '字典不存在', en: 'There is no such dictionary.' },
  email_taken: { zh: '该邮箱已被使用', en: 'This e-mail address is already in use.' },
  faq_not_found: { zh: 'FAQ 不存在，可能已被删除', en: 'This FAQ does not exist. It may have been deleted.' },
  feedback_not_found: { zh: '反馈不存在，可能已被删除', en: 'This feedback does not exist. It may have been deleted.' },
  file_not_found: { zh: '文件不存在，可能已被删除', en: 'This file does not exist. It may have been deleted.' },
  function_not_found: {
    zh: '资源配置不存在，可能已被删除',
    en: 'This function does not exist. It may have been deleted.',
  },
  href_taken: { zh: '已有菜单使用该路径', en: 'Another menu entry has this path.' },
  invalid_span: {
    zh: '结束时间不能早于开始时间，且跨度最多一年',
    en: 'The end may not come before the start, and a span is one year at most.',
  },
  last_administrator: {
    zh: '操作后将没有人能管理用户和角色，请先授权给其他人',
    en: 'Nobody could manage users and roles any more. Grant that to someone else first.',
  },
  link_expired: { zh: '链接已失效，请刷新页面', en: 'This link has expired. Reload the page.' },
  menu_not_found: { zh: '菜单不存在，可能已被删除', en: 'This menu entry does not exist. It may have been deleted.' },
  message_not_found: { zh: '消息不存在，可能已被删除', en: 'This message does not exist. It may have been deleted.' },
  model_fixed: {
    zh: '该模型由服务器环境变量配置，不能在此修改',
    en: 'This model is set up where the server is started and cannot be changed here.',
  },
  model_in_use: { zh: '模型正在使用，请先停用', en: 'This model is in use. Take it out of use first.' },
  model_not_found: { zh: '模型不存在，可能已被删除', en: 'This model does not exist. It may have been deleted.' },
  moved_into_itself: { zh: '不能移动到自身或其下级', en: 'Nothing can be moved into itself or below itself.' },
  no_receivers: { zh: '请至少选择一位接收人', en: 'Choose at least one receiver.' },
  no_reply: { zh: '对方系统没有响应', en: 'The other system does not answer.' },
  notification_not_found: {
    zh: '消息不存在，可能已被删除',
    en: 'This notification does not exist. It may have been deleted.',
  },
  only_role: {
    zh: '这是其中一位成员的唯一角色，请先给他另一个角色',
    en: 'This is the only role of one of them. Give them another first.',
  },
  own_account: { zh: '不能对自己的账号执行此操作', en: 'This cannot be done to your own account.' },
  params_exist: { zh: '该知识库已有提示词配置', en: 'This knowledge base has its own parameters already.' },
  params_not_found: {
    zh: '提示词配置不存在，可能已被删除',
    en: 'These parameters do not exist. They may have been deleted.',
  },
  parsing_takes_long: { zh: '文件仍在解析，请稍后查看', en: 'The file is still being read. Look again shortly.' },
  phone_taken: { zh: '该手机号已被使用', en: 'This phone number is already in use.' },
  placeholder_missing: {
    zh: '提示词须包含 {passages} 和 {question}',
    en: 'The prompt has to contain {passages} and {question}.',
  },
  question_taken: { zh: '该知识库已有相同问题', en: 'This knowledge base has the same question already.' },
  role_in_use: { zh: '仍有用户使用该角色，请先调整用户', en: 'Some users have this role. Give them another first.' },
  role_not_found: { zh: '角色不存在，可能已被删除', en: 'This role does not exist. It may have been deleted.' },
  same_password: { zh: '新密码不能与旧密码相同', en: 'The new password has to differ from the old one.' },
  tag_not_found: { zh: '标签不存在，可能已被删除', en: 'This label does not exist. It may have been deleted.' },
  tag_system_in_use: {
    zh: '仍有角色绑定该标签体系，请先解除',
    en: 'Some roles are bound to this label system. Unbind them first.',
  },
  tag_system_not_found: {
    zh: '标签体系不存在，可能已被删除',
    en: 'This label system does not exist. It may have been deleted.',
  },
  too_many_files: { zh: '每个会话最多 {count} 个文件', en: 'A conversation takes {count} files at most.' },
  too_many_rows: { zh: '表格最多 {count} 行', en: 'A spreadsheet may have {count} rows at most.' },
  unsupported_image: { zh: '图片必须是jpg/png格式', en: 'The picture has to be a JPG or PNG.' },
  unsupported_resource: { zh: '不支持该类型的文件', en: 'Files of this kind are not supported.' },
  unsupported_spreadsheet: {
    zh: '请上传 xlsx 表格，列名与模板一致',
    en: 'Upload an xlsx spreadsheet with the columns of the template.',
  },
  user_not_found: { zh: '用户不存在，可能已被删除', en: 'This user does not exist. They may have been deleted.' },
  weak_password: {
    zh: '请设置高强度密码：8-32位，字母、数字、特殊字符至少包含三种，且不能与用户名或倒序的用户名相同',
    en: 'Choose a strong password: 8 to 32 characters, at least three of lower case, upper case, digits and signs, without the username or its reverse.',
  },
  wrong_password: { zh: '旧密码不正确', en: 'The old password is not correct.' },
};
