export * from '@console/base';
export * from './locale/index.js';
export * from './provider/index.js';
export * from './theme/index.js';
