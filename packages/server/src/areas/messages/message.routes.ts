import { addMessage, modifyMessage, pageMessages, passMessage, readMessage } from '@console/api/contract';
import type { Message } from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { cleanHtml } from '../../html/index.js';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { readMoment } from '../../text/moment.js';
import { uploadIdOf, uploadPath, type Uploads } from '../../uploads/index.js';
import { messageStore } from './message.store.js';

const timeOf = (text: string | null | undefined): Date | null | undefined => {
  if (text === undefined || text === null) return text;
  const moment = readMoment(text);
  if (moment === null) throw fail('invalid_request', { fields: { notificationTime: text } });
  return moment;
};

export interface MessagesDeps {
  readonly db: Database;
  readonly uploads: Pick<Uploads, 'signed' | 'usable'>;
}

interface Written {
  readonly messageSubject?: string;
  readonly content?: string;
  readonly notificationTime?: string | null;
}

export const messageRoutes = ({ db, uploads }: MessagesDeps): Route[] => {
  const messages = messageStore(db);

  /** Harmless, with the pictures that whoever writes may show; any other is left out. */
  const cleaned = async (html: string, userId: string): Promise<{ content: string; images: string[] }> => {
    const named: string[] = [];
    const collect = (src: string): null => {
      const id = uploadIdOf(src);
      if (id !== null) named.push(id);
      return null;
    };
    const withoutImages = cleanHtml(html, collect);
    if (named.length === 0) return { content: withoutImages, images: [] };
    const usable = await uploads.usable(db, named, userId);
    const content = cleanHtml(html, (src) => {
      const id = uploadIdOf(src);
      return id !== null && usable.has(id) ? uploadPath(id) : null;
    });
    return { content, images: [...usable] };
  };

  /** As it is kept: trimmed, harmless, its time read. */
  const prepared = async <T extends Written>({ notificationTime, ...message }: T, userId: string) => ({
    ...message,
    ...(message.messageSubject !== undefined && { messageSubject: message.messageSubject.trim() }),
    ...(message.content !== undefined && (await cleaned(message.content, userId))),
    notificationTime: timeOf(notificationTime),
  });

  const shown = async (message: Message): Promise<Message> => ({
    ...message,
    content: await uploads.signed(message.content),
  });

  return [
    serve(pageMessages, async ({ body }) => {
      const page = await messages.page(body);
      return { ...page, list: await Promise.all(page.list.map(shown)) };
    }),
    serve(readMessage, async ({ params }) => {
      const message = await messages.find(params.id);
      return message === null ? fail('message_not_found') : shown(message);
    }),
    serve(addMessage, async ({ body }, { userId }) => {
      const { messageSubject, content, scope } = body;
      const message = await prepared({ ...body, messageSubject, content }, userId);
      return { id: await messages.add({ ...message, scope }, userId) };
    }),
    serve(modifyMessage, async ({ body: { id, delStatus, ...settings } }, { userId }) => {
      await (delStatus === true ? messages.remove(id) : messages.modify(id, await prepared(settings, userId)));
      return null;
    }),
    serve(passMessage, async ({ params }) => {
      await messages.pass(params.id);
      return null;
    }),
  ];
};
