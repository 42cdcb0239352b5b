import 'katex/dist/katex.min.css';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import type { PluggableList } from 'unified';

export const remark: PluggableList = [remarkMath];

export const rehype: PluggableList = [
  [rehypeKatex, { trust: false, strict: 'ignore', maxSize: 20, maxExpand: 200, errorColor: 'currentColor' }],
];
