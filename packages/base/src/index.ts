export * from './async.js';
export * from './errorCodes.js';
export * from './fieldRules.js';
export * from './format.js';
export * from './known.js';
export * from './position.js';
export * from './random.js';
export * from './tree.js';
