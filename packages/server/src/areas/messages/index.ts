import type { Route } from '../../http/serve.js';
import type { JobKinds } from '../../jobs/index.js';
import { messageRoutes, type MessagesDeps } from './message.routes.js';
import { SEND_MESSAGE, sendDue } from './message.store.js';
import { notificationRecordRoutes } from './notificationRecord.routes.js';

export { messageMessages } from './message.messages.js';
export { sendServerMessage, type ServerMessage } from './serverMessages.js';

/** Messages of administrators, and what each user was told. */
export const messagesRoutes = (deps: MessagesDeps): Route[] => [
  ...messageRoutes(deps),
  ...notificationRecordRoutes(deps),
];

/** For `startJobRunner`. */
export const messagesJobs = (): JobKinds => ({
  [SEND_MESSAGE]: { run: ({ subject, write }) => write((tx) => sendDue(tx, subject)) },
});
