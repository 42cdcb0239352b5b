'use client';

export { connectHost, type HostConnection, type HostOptions } from './connectHost.js';
export { FloatingChat } from './FloatingChat.js';
export type { FloatingChatHandle, FloatingChatProps } from './floatingChatProps.js';
export type { FrameFeature } from './messages.js';
export type { FloatingState } from './place.js';
export type { PlaceStorage } from './useFloatingPlace.js';
