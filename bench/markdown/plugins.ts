// The peers' formulas are read and drawn by the very packages that the library uses.
export { default as rehypeKatex } from '../../packages/ui/node_modules/rehype-katex/index.js';
export { default as remarkMath } from '../../packages/ui/node_modules/remark-math/index.js';
