export { askHostForToken, type TokenRequest } from './askHostForToken.js';
export { hostOrigin } from './hostOrigin.js';
export {
  envelope,
  type FrameEvent,
  type FrameFeature,
  frameEvents,
  type FrameMessage,
  type HostMessage,
  readFrameMessage,
  readHostMessage,
  type TokenReason,
  tokenReasons,
} from './messages.js';
export { readContext } from './readContext.js';
