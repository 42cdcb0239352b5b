export * from './checkMessage.js';
export * from './links.js';
export type { Variant } from './readings.js';
export * from './segments.js';
export * from './template.js';
