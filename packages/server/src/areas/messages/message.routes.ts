import { addMessage, modifyMessage, pageMessages, passMessage, readMessage } from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { cleanHtml } from '../../text/cleanHtml.js';
import { readMoment } from '../../text/moment.js';
import { messageStore } from './message.store.js';

const timeOf = (text: string | null | undefined): Date | null | undefined => {
  if (text === undefined || text === null) return text;
  const moment = readMoment(text);
  if (moment === null) throw fail('invalid_request', { fields: { notificationTime: text } });
  return moment;
};

interface Written {
  readonly messageSubject?: string;
  readonly content?: string;
  readonly notificationTime?: string | null;
}

/** As it is kept: trimmed, harmless, its time read. */
const prepared = <T extends Written>({ notificationTime, ...message }: T) => ({
  ...message,
  ...(message.messageSubject !== undefined && { messageSubject: message.messageSubject.trim() }),
  ...(message.content !== undefined && { content: cleanHtml(message.content) }),
  notificationTime: timeOf(notificationTime),
});

export const messageRoutes = ({ db }: { readonly db: Database }): Route[] => {
  const messages = messageStore(db);
  return [
    serve(pageMessages, ({ body }) => messages.page(body)),
    serve(readMessage, async ({ params }) => (await messages.find(params.id)) ?? fail('message_not_found')),
    serve(addMessage, async ({ body }, { userId }) => {
      const { messageSubject, content, scope } = body;
      const message = prepared(body);
      return {
        id: await messages.add(
          { ...message, scope, messageSubject: messageSubject.trim(), content: cleanHtml(content) },
          userId,
        ),
      };
    }),
    serve(modifyMessage, async ({ body: { id, delStatus, ...settings } }) => {
      await (delStatus === true ? messages.remove(id) : messages.modify(id, prepared(settings)));
      return null;
    }),
    serve(passMessage, async ({ params }) => {
      await messages.pass(params.id);
      return null;
    }),
  ];
};
