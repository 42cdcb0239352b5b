import type { Messages } from './messages.js';

/** Words of reasons that the contract names before any area here fails with them. An area's own words come first. */
export const contractMessages: Messages = {};
