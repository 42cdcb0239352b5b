import { expect, it } from 'vitest';
import { countPages, outlineHeadings, slideOutline } from './slideOutline.js';

it('makes a page of each heading, and points of what stands below it', () => {
  const answer =
    '## 何时复位\n\n- 前场发球\n- 球触篮圈\n\n## 何时不复位\n\n停表时显示 14 秒以上的，从停止处继续。其余照旧。';
  expect(slideOutline('24 秒', answer)).toBe(
    [
      '# 24 秒',
      '',
      '## 何时复位',
      '- 前场发球',
      '- 球触篮圈',
      '',
      '## 何时不复位',
      '- 停表时显示 14 秒以上的，从停止处继续',
      '- 其余照旧',
    ].join('\n'),
  );
});

it('takes a bold line, or one that ends in a colon, for the name of what follows', () => {
  expect(slideOutline('题', '**一、总则**\n\n适用于各级比赛。\n\n分三种情形：\n\n1. 甲\n2. 乙')).toBe(
    '# 题\n\n## 一、总则\n- 适用于各级比赛\n\n## 分三种情形\n- 甲\n- 乙',
  );
});

it('tells a table row by row, by what its columns are called', () => {
  expect(slideOutline('题', '| 情形 | 计时钟 |\n| --- | --- |\n| 犯规 | 复位 |\n| 违例 | 继续 |')).toBe(
    '# 题\n\n## 题\n- 犯规：计时钟 复位\n- 违例：计时钟 继续',
  );
});

it('gives each quotation a page that says where it is from, and cuts no numbered heading', () => {
  const quotes =
    '以下是原文：\n\n> 点击“上传文档”。一次可以多个。\n>\n> —— 《使用手册.pdf》2. 知识库与文档\n\n> 文件只有本人看到。\n>\n> —— 《使用手册.pdf》4. 提问与依据';
  expect(slideOutline('题', quotes)).toBe(
    [
      '# 题',
      '## 《使用手册.pdf》2. 知识库与文档\n- 点击“上传文档”\n- 一次可以多个',
      '## 《使用手册.pdf》4. 提问与依据\n- 文件只有本人看到',
    ].join('\n\n'),
  );
});

it('goes on under the heading before after a quotation', () => {
  expect(slideOutline('题', '## 页\n\n甲。\n\n> 乙。\n>\n> —— 丙\n\n丁。')).toBe(
    '# 题\n\n## 页\n- 甲\n\n## 丙\n- 乙\n\n## 页\n- 丁',
  );
});

it('puts no more than six points on a page', () => {
  const outline = slideOutline('题', Array.from({ length: 14 }, (_, at) => `- 第 ${at + 1} 条`).join('\n'));
  expect(outline.match(/^## .*/gm)).toEqual(['## 题（1/3）', '## 题（2/3）', '## 题（3/3）']);
  expect(outline.match(/^- /gm)).toHaveLength(14);
  expect(countPages(outline)).toBe(4);
});

it('shortens a long sentence at a comma, and leaves code and pictures out', () => {
  const outline = slideOutline('题', `${'很长的一句话，'.repeat(20)}。\n\n\`\`\`js\nalert(1)\n\`\`\`\n`);
  expect(outline).toMatch(/^# 题\n\n## 题\n- .{40,80}话…$/);
});

it('writes no page for an answer without words', () => {
  expect(slideOutline('题', '')).toBe('# 题');
});

it('is for Word a heading for each page, and one below for each point', () => {
  expect(outlineHeadings('# 题\n\n## 页\n- 甲\n  - 乙\n* 丙')).toBe('# 题\n\n# 页\n\n## 甲\n\n## 乙\n\n## 丙');
});
