export { ASK_RECEIPTS, askReceiptsJob, queueReceipts } from './askReceipts.job.js';
export { type Cause, nameCause } from './causes.store.js';
export { outboxDoors } from './doors/index.js';
export { inFen, PER_FEN } from './fen.js';
export { type Forgotten, forgetMessages } from './forgetMessages.js';
export { LINK_MARK, markLinks, OPT_OUT_MARK, type PublicUrl, sampleOptOut, withShortAddresses } from './links.js';
export { countsOf, type OutboxCounts, type OutgoingMessage, putIn } from './outbox.store.js';
export { isPaid, sentReaches } from './paid.js';
export { forgetEarly, takeReports } from './receipts.store.js';
export { sendMessagesJob } from './sendMessages.job.js';
export {
  pauseSending,
  queueLostSendings,
  resumeSending,
  SEND_MESSAGES,
  type Sending,
  sendingOf,
  startSending,
  stopSending,
} from './sendings.store.js';
