export { type ServerStyles, serverStyles, type ServerStylesOptions } from './serverStyles.js';
