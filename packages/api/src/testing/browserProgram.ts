export { askAndStream, streamAnswer } from '../contract/sessions.js';
export { createClient, saveSpreadsheet } from '../client/index.js';
export * from './transportEntries.js';
