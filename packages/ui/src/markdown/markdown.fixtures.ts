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

没有列出的编号 [9] 不是引用，代码里的 \`[1]\` 也不是。新版见[总规则][rules]，旧版仍可查阅[^旧版]，另见 https://www.cba.net.cn/rules，不再寄送。

[rules]: https://www.cba.net.cn/rules/2024 "规则"

[^旧版]: 2022 版自 2024-07-01 起停用，**只供查阅**。`;

export const longCode = `\`\`\`ts\n${Array.from(
  { length: 80 },
  (_, line) => `const shown${line + 1} = await clock.read({ period: ${line % 4} }); // 第 ${line + 1} 次`,
).join('\n')}\n\`\`\`\n`;

export const longTable = `| 场次 | 停表原因 | 停表时显示 | 计时钟 |
| ---: | --- | --- | --- |
${Array.from({ length: 60 }, (_, row) => `| ${row + 1} | 防守队犯规或违例 | ${row % 24} 秒 | 复位至 **14 秒** [${(row % 4) + 1}] |`).join('\n')}
`;

export const wideTable = `| 场次 | 主队 | 客队 | 场馆 | 主裁判 | 副裁判 | 技术代表 | 记录员 | 备注 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| 第 1 场 | 北京首钢 | 广东宏远 | 五棵松体育馆 | 陈思远 | 李明 | 王芳 | 赵雷 | 设备已核对 [4] |
| 第 2 场 | 辽宁本钢 | 浙江广厦 | 沈阳奥体中心 | 周涛 | 孙丽 | 吴刚 | 郑洁 | 备用计时钟待检 |`;

export const formulas = `命中率为 $p = \\frac{m}{n}$，期望为

$$
E = \\sum_{i=1}^{n} p_i x_i + \\int_{0}^{1} f(t)\\,dt
$$

其中 $x_i \\in \\{1, 2, 3\\}$；写错的公式照原样显示：$\\frac{1}{$。`;

export const pictures = `随答案附上的示意图：

![掷球入界的位置](data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='360'%20height='150'%20viewBox='0%200%20360%20150'%3E%3Crect%20x='1'%20y='1'%20width='358'%20height='148'%20fill='none'%20stroke='%238590a2'/%3E%3Cpath%20d='M180%201v148M180%2075m-24%200a24%2024%200%201%200%2048%200a24%2024%200%201%200-48%200'%20fill='none'%20stroke='%238590a2'/%3E%3C/svg%3E)

别处的图片要先问：

![现场照片](https://photos.example/final.jpg)`;

export const suspicious = `见[www.cba.net.cn](https://cba-rules.example/login)，或[点这里](https://cba-rules.example/)，或[直接下载](javascript:alert(1))。

<script>alert(1)</script>

<b onclick="alert(1)">请重新登录</b>，再填 **密码**。`;
