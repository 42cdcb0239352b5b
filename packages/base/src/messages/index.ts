export * from './checkMessage.js';
export * from './links.js';
export * from './segments.js';
export * from './template.js';
