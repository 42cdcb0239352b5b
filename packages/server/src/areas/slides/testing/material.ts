import { readMarkdown } from '../sources/markdown.js';
import { type Material, sourceOf } from '../sources/material.js';

/** A text as what a deck is made of. */
export const materialOf = (text: string, title = '材料'): Material => ({
  title,
  sources: [sourceOf({ kind: 'text', title })],
  blocks: readMarkdown(text, () => [0]),
});

/** A report with a bit of everything. */
export const seasonReport = `# 2026 赛季总结

## 参赛情况

本赛季参赛球队：1,926 支

今年参赛球队来自 31 个省份。其中女队 412 支！比上年更多。

- 男子组
  - 青年队
- 女子组

## 数据

| 年份 | 球队（支） | 球员（人） |
| --- | --- | --- |
| 2023 | 1,500 | 21,000 |
| 2024 | 1,720 | 24,080 |
| 2025 | 1,926 | 26,964 |

## 声音

> 我们要把比赛办到社区里去。
> —— 姚明

## 对比

### 优势

- 场馆多
- 教练多

### 不足

- 裁判少
- 经费少
`;
