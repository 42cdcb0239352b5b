'use client';

export { DetailDrawer, type DetailDrawerProps } from './DetailDrawer.js';
