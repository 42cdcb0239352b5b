import type { Database } from '../../db/database.js';
import type { Route } from '../../http/serve.js';
import type { JobHandler } from '../../jobs/index.js';
import { messageRoutes, type MessagesDeps } from './message.routes.js';
import { messageStore, SEND_MESSAGE } from './message.store.js';
import { notificationRecordRoutes } from './notificationRecord.routes.js';

export { messageMessages } from './message.messages.js';
export { sendServerMessage, type ServerMessage } from './serverMessages.js';

/** Messages of administrators, and what each user was told. */
export const messagesRoutes = (deps: MessagesDeps): Route[] => [
  ...messageRoutes(deps),
  ...notificationRecordRoutes(deps),
];

/** For `startJobRunner`. */
export const messagesJobs = ({ db }: { readonly db: Database }): Record<string, JobHandler> => {
  const messages = messageStore(db);
  return { [SEND_MESSAGE]: ({ subject }) => messages.send(subject) };
};
