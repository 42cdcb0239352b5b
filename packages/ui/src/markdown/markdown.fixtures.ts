import type { CitedPassage } from './context.js';

const rules = '篮球竞赛规则（2024 版）.pdf';

export const passages: readonly CitedPassage[] = [
  { n: 1, documentName: rules, positions: [[46, 82, 712, 640, 720]] },
  { n: 2, documentName: rules, positions: [[47, 82, 712, 301, 523]] },
  { n: 3, documentName: rules, positions: [[47, 82, 712, 540, 600]] },
  { n: 4, documentName: '记录台工作手册.pdf', positions: [] },
];

export const resetRules = `不一定。规则按**掷球地点**和**停表时的显示**区分，前场掷球入界分三种情形：

| 停表原因 | 停表时显示 | 计时钟 |
| --- | --- | --- |
| 防守队犯规或违例 | 14 秒或以上 | 从停止处继续 [1] |
| 防守队犯规或违例 | 13 秒或以下 | 复位至 14 秒 [2] |
| 球触圈后原队再控球 | 不限 | 复位至 14 秒 [3] |

执裁时容易出错的是第二行：显示 13 秒或以下时一律复位至 14 秒 [2]，不是 24 秒。后场掷球入界仍复位至 24 秒 [1]。

另外，如果球权转给对方并由其在前场掷球入界，`;

export const everything = `# 复位规则摘要

**结论：**按“掷球地点”判断，**“前场”**最容易出错 [1][2]。详见[中国篮协](https://www.cba.net.cn/rules)。

1. 先看掷球地点
   - 后场：复位至 24 秒 [1]
   - 前场：看停表时的显示

2. 再看计时钟

> 计时钟误响而未影响控制球时，比赛继续，不得停止。
> 见 29.4。[4]

- [x] 核对记录台显示
- [ ] 通知主裁判

\`\`\`ts
// 前场掷球入界后的显示
const reset = (shown: number): number => (shown >= 14 ? shown : 14);
\`\`\`

剩余时间按 \`ceil\` 取整，单价为 $5 到 $10。命中率是 $p = \\frac{m}{n}$，即

$$
E = \\sum_{i=1}^{n} p_i x_i
$$

---

没有列出的编号 [9] 不是引用，代码里的 \`[1]\` 也不是。`;

export const hostile: readonly string[] = [
  '[点这里](javascript:alert(1)) 与 [再点](JaVaScRiPt:alert(1)) 与 [数据](data:text/html,<script>alert(1)</script>)',
  '<img src=x onerror="globalThis.hacked=1"><svg onload="globalThis.hacked=1"></svg>',
  '<iframe src="https://evil.example/"></iframe>\n\n<script>globalThis.hacked = 1</script>',
  '![追踪](https://evil.example/pixel.png) ![内部](//evil.example/a.png)',
  '<a href="javascript:alert(1)" onclick="globalThis.hacked=1">x</a><style>body{display:none}</style>',
  '[协议](vbscript:msgbox(1)) [文件](file:///etc/passwd) <javascript:alert(1)>',
  '![a](data:text/html;base64,PHNjcmlwdD4=) ![b](javascript:alert(1))',
  '[x]: javascript:alert(1)\n\n[x] [x][x]',
  '`</code><script>globalThis.hacked=1</script>`',
  '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://evil.example/a.png}$ $\\htmlData{a=b}{c}$',
];

export const bombs: Readonly<Record<string, string>> = {
  emphasis: '*a _b '.repeat(5000) + 'c_ d* '.repeat(5000),
  strong: '**a'.repeat(10_000) + 'b**'.repeat(10_000),
  quotes: `${'>'.repeat(5000)}a`,
  lists: '- '.repeat(5000),
  indented: Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n'),
  brackets: '['.repeat(20_000),
  links: '[a]('.repeat(10_000),
  images: '![['.repeat(10_000),
  ticks: Array.from({ length: 400 }, (_, length) => '`'.repeat(length)).join(' a '),
  formulas: '\\('.repeat(20_000),
  dollars: '$a '.repeat(10_000),
  tags: '<a '.repeat(10_000),
  medium: '*a _b '.repeat(370) + 'c_ d* '.repeat(370),
  citations: '事实[1]。'.repeat(2500),
};
