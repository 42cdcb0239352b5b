// The peers' formulas are read and drawn by the very packages that the library uses.
export { default as rehypeKatex } from 'rehype-katex';
export { default as remarkMath } from 'remark-math';
