export { below, fonts, layout, motion } from './layout.js';
export { type Tokens, tokens } from './tokens.js';
