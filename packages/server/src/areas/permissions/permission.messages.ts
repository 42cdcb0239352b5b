import { gone, type Messages } from '../../http/messages.js';

/** Words of the reasons that calls about users, roles, menus and labels end with. */
export const permissionMessages: Messages = {
  account_taken: { zh: '该账号已被使用，请换一个', en: 'This account name is already in use. Choose another.' },
  beyond_rights: {
    zh: '涉及的权限超出您自己的权限，请联系管理员',
    en: 'This concerns permissions that you do not hold yourself. Ask an administrator.',
  },
  code_taken: { zh: '该编码已被使用，请换一个', en: 'This code is already in use. Choose another.' },
  href_taken: { zh: '已有菜单使用该路径', en: 'Another menu entry has this path.' },
  last_administrator: {
    zh: '操作后将没有人能管理用户和角色，请先授权给其他人',
    en: 'Nobody could manage users and roles any more. Grant that to someone else first.',
  },
  menu_not_found: gone('菜单', 'menu entry'),
  merged_with_itself: { zh: '标签不能合并到它自己', en: 'A label cannot be merged into itself.' },
  moved_into_itself: { zh: '不能移动到自身或其下级', en: 'Nothing can be moved into itself or below itself.' },
  nobody_above: {
    zh: '操作后将没有人能管理所有用户，请先把相应页面授权给自己或其他管理员',
    en: 'Nobody could manage all users any more. Grant these pages to yourself or another administrator first.',
  },
  only_role: {
    zh: '这是其中一位成员的唯一角色，请先给他另一个角色',
    en: 'This is the only role of one of them. Give them another first.',
  },
  other_tag_system: { zh: '只能合并同一体系中的标签', en: 'Only labels of one system can be merged.' },
  own_account: { zh: '不能对自己的账号执行此操作', en: 'This cannot be done to your own account.' },
  role_in_use: { zh: '仍有用户使用该角色，请先调整用户', en: 'Some users have this role. Give them another first.' },
  tag_not_found: gone('标签', 'label'),
  tag_system_in_use: {
    zh: '仍有角色绑定该标签体系，请先解除',
    en: 'Some roles are bound to this label system. Unbind them first.',
  },
  tag_system_not_found: gone('标签体系', 'label system'),
};
