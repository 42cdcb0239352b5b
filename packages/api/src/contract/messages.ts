import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, known, Moment, named, note, pageOf, paging, text, Time } from './fields.js';

/** `scheduled`: passed, and sent when its time has come. */
export const messageStatuses = ['draft', 'scheduled', 'sent'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Whom a message is for. */
export const messageScopes = ['all', 'roles', 'users'] as const;
export type MessageScope = (typeof messageScopes)[number];

/** A message that administrators write; whoever it is for gets a notification record of it. */
const Message = z.looseObject({
  id: Id,
  messageSubject: z.string(),
  /** HTML of the rich-text editor, cleaned by the server. */
  content: z.string(),
  /** When it goes out, or went; null: as soon as it is passed. */
  notificationTime: z.nullable(Time),
  scope: known(messageScopes),
  roles: z.array(z.looseObject({ id: Id, name: z.string() })),
  users: z.array(z.looseObject({ id: Id, username: z.string() })),
  status: known(messageStatuses),
  receiverCount: z.int(),
  readCount: z.int(),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface Message extends z.infer<typeof Message> {}

const settings = {
  messageSubject: text(100),
  content: text(50_000),
  notificationTime: z.optional(z.nullable(Moment)),
  scope: z.enum(messageScopes),
  roleIds: z.optional(z.array(Id).check(z.maxLength(200))),
  userIds: z.optional(z.array(Id).check(z.maxLength(500))),
};

const receivers = { role_not_found: 404, user_not_found: 404, no_receivers: 400 };

/** Messages that were written. */
export const pageMessages = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/messageNotifications/queryPage',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(100)),
    status: z.optional(z.enum(messageStatuses)),
  }),
  reply: pageOf<Message>(Message),
  needs: 'messages',
  origin: 'reading',
});

/** Writes a draft. Nobody is told before it is passed. */
export const addMessage = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/messageNotifications/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'messages',
  fails: receivers,
  origin: 'reading',
});

/** One message with its text. */
export const readMessage = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/messageNotifications/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<Message>(Message),
  needs: 'messages',
  fails: { message_not_found: 404 },
  origin: 'reading',
});

/** Changes a draft; what is left out stays. `delStatus: true` deletes a message, sent or not, at its readers too. */
export const modifyMessage = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/messageNotifications/modify',
  body: z.strictObject({
    id: Id,
    messageSubject: z.optional(settings.messageSubject),
    content: z.optional(settings.content),
    notificationTime: settings.notificationTime,
    scope: z.optional(settings.scope),
    roleIds: settings.roleIds,
    userIds: settings.userIds,
    delStatus: z.optional(z.boolean()),
  }),
  reply: Done,
  needs: 'messages',
  fails: { ...receivers, message_not_found: 404, already_passed: 409 },
  origin: 'reading',
});

/** Releases a draft: it goes out now, or at its time. */
export const passMessage = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/messageNotifications/pass/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'messages',
  fails: { message_not_found: 404, already_passed: 409, no_receivers: 400 },
  origin: 'reading',
});
