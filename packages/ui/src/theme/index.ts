export { brandTokens } from './brand.js';
export { below, density, fonts, layout, motion, type Size, sizes } from './layout.js';
export { focusRing, hiddenVisually, keyCap, oneLine, plainButton, surface } from './mixins.js';
export { darkTokens, lightTokens, type Tokens, tokens } from './tokens.js';
