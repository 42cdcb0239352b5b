export { type Arrival, readArrival } from './arrivingTokens.js';
export { arrivingToken } from './arrivingToken.js';
export { ApiError } from './ApiError.js';
export { type CallOptions, type Client, type ClientOptions, createClient } from './createClient.js';
export type { Origins } from './origins.js';
export { saveFile } from '@console/base';
export { saveSpreadsheet } from './saveFile.js';
export { forgetRefusal } from './sessionGuard.js';
