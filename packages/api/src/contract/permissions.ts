/**
 * What a granted page allows. Routes grant these, calls need one of them; there is no split of reading and writing,
 * except where one page only looks at what another manages (`….look`).
 */
export type Permission =
  | 'assistants'
  | 'assistants.models'
  | 'chat'
  | 'chat.records'
  | 'faq'
  | 'feedback'
  | 'feedback.answers'
  | 'home'
  | 'knowledge'
  | 'knowledge.look'
  | 'knowledge.params'
  | 'knowledge.resources'
  | 'labelSystems'
  | 'labelSystems.look'
  | 'menus'
  | 'messages'
  | 'roles'
  | 'roles.look'
  | 'statistics'
  | 'users'
  | 'users.look';
