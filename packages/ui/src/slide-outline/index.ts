'use client';

export { SlideOutline, type SlideOutlineProps } from './SlideOutline.js';
export { slideOutline } from './slideOutline.js';
