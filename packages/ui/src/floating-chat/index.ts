export { connectHost, type HostConnection, type HostOptions } from './connectHost.js';
export { FloatingChat, type FloatingChatHandle, type FloatingChatProps } from './FloatingChat.js';
export type { FrameFeature, FrameMessage, HostMessage } from './messages.js';
export type { FloatingState } from './place.js';
