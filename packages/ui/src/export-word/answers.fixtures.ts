const table = (rows: number, columns: number): string =>
  [
    `| ${Array.from({ length: columns }, (_, at) => `列${at + 1}`).join(' | ')} |`,
    `| ${Array.from({ length: columns }, () => '---').join(' | ')} |`,
    ...Array.from(
      { length: rows },
      (_row, row) => `| ${Array.from({ length: columns }, (_, at) => `${row + 1}.${at + 1}`).join(' | ')} |`,
    ),
  ].join('\n');

const formulas = [
  String.raw`\frac{\text{命中}}{\text{出手}}`,
  String.raw`\sum_{i=1}^{n} x_i^2`,
  String.raw`\int_0^1 f(x)\,dx`,
  String.raw`\sqrt[3]{a+b}`,
  String.raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix}`,
  String.raw`\begin{cases} 1 & x>0 \\ 0 & x \le 0 \end{cases}`,
  String.raw`\hat{p} \pm 1.96\sqrt{\frac{p(1-p)}{n}}`,
  String.raw`\alpha \leq \beta \neq \Gamma`,
];

const sentences = [
  '前场掷球入界时，计时钟复位至 14 秒。',
  'The shot clock is reset to 14 seconds after a throw-in.',
  '观众人数按 1% 配备安保人员，最低 60 人。',
  '报名表一式两份，加盖公章 🏀，七日内交回。',
];

const said = (at: number): string => sentences[at % sentences.length] ?? '';

/** Thirty answers, as different as they come: each kind alone, and kinds in one another. */
export const answers: readonly string[] = [
  said(0),
  `# 结论\n\n## 依据\n\n### 细则\n\n${said(1)}`,
  `- 一\n- 二\n  - 二之一\n    - 更深\n- 三`,
  `1. 先\n2. 后\n   1. 内\n   2. 外\n\n5. 从五起`,
  `- [x] 已核对\n- [ ] 待确认`,
  table(3, 3),
  table(40, 6),
  `| 左 | 中 | 右 |\n| :-- | :-: | --: |\n| **粗** | \`码\` | ~~删~~ |`,
  '```sql\nselect count(*)\nfrom answers\nwhere n > 0;\n```',
  `行内 \`code\`，**粗**、*斜*、~~删~~。`,
  `> ${said(2)}\n>\n> > 引中引`,
  `有依据[^1]，也有[^2]。\n\n[^1]: 《规则》第 12 页\n\n[^2]: 《规程》，第三章，第 4 页`,
  `链接 [规则](https://rules.example.org/4) 和 <https://example.org/a?b=1&c=2>`,
  ...formulas.map((formula, at) =>
    at % 2 === 0 ? `公式 $${formula}$ 如上。` : `如下：\n\n$$\n${formula}\n$$\n\n完。`,
  ),
  `${said(3)}\n\n---\n\n${said(0)}`,
  `价格 $5 起，<b>不是</b>标签；a < b && c > d。`,
  `第一行  \n第二行\n接着`,
  `- 列表里有表：\n\n  ${table(2, 2).replaceAll('\n', '\n  ')}\n\n- 也有公式 $x^2$[^n]\n\n[^n]: 列表里的脚注`,
  `- 列表里有码：\n\n  \`\`\`\n  a = 1\n  \`\`\`\n\n> 1. 引文里有列表`,
  `表中公式：\n\n| 名 | 式 |\n| -- | -- |\n| eFG | $\\frac{a}{b}$ |`,
  Array.from({ length: 60 }, (_, at) => `${at + 1}. ${said(at)}`).join('\n'),
  Array.from({ length: 40 }, (_, at) => `段落 ${at + 1}：${said(at)}[^${at}]`).join('\n\n') +
    `\n\n${Array.from({ length: 40 }, (_, at) => `[^${at}]: 《文件 ${at + 1}》，第 ${at + 1} 页`).join('\n\n')}`,
  `# 全部\n\n${said(0)}[^a]\n\n${table(2, 3)}\n\n$$\nE = mc^2\n$$\n\n- 一\n- 二\n\n\`\`\`js\nlet a = 1;\n\`\`\`\n\n[^a]: 《规则》第 1 页`,
];
