export { below, fonts, layout, motion } from './layout.js';
export { focusRing, hiddenVisually, oneLine, plainButton, surface } from './mixins.js';
export { type Tokens, tokens } from './tokens.js';
