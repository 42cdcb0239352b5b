'use client';

export { askHostForToken, type TokenRequest } from '../frame-messages/index.js';
export { ChatFrame, type ChatFrameProps } from './ChatFrame.js';
export { connectHost, type HostConnection, type HostOptions } from './connectHost.js';
export { FloatingChat } from './FloatingChat.js';
export type { FloatingChatHandle, FloatingChatProps } from './floatingChatProps.js';
export type { FrameEvent, FrameFeature, TokenReason } from '../frame-messages/index.js';
export type { FloatingState } from './place.js';
export type { PlaceStorage } from './useFloatingPlace.js';
