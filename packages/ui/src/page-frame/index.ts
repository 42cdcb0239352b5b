'use client';

export { PageFrame, type PageFrameProps } from './PageFrame.js';
export { type Crumb, PagePlace } from './PagePlace.js';
