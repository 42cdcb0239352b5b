/** Texts to stream: always the same, in the proportions of long answers of a knowledge assistant. */

const claims = [
  '前场掷球入界时，停表显示 **14 秒或以上**的从停止处继续 [1]，显示 **13 秒或以下**的复位至 14 秒 [2]。',
  '后场掷球入界一律复位至 24 秒 [1]，与停表时的显示无关；球触及篮圈后由原队控制的，复位至 14 秒 [3]。',
  'The shot clock is reset to `14` seconds when the ball is thrown in from the frontcourt [2], unless it shows more [1].',
  '裁判员可以用即时回放系统核对，但不得因此改变**已经开始**的掷球入界 [4]，详见[竞赛规则](https://www.cba.net.cn/rules)。',
  '计时钟误响而没有影响控制球的，忽略信号，比赛继续；受影响的一队按 *比赛停止* 处理，见 29.2.4 [2][3]。',
  '技术代表在赛前 90 分钟核对设备：计时钟、`shotClock.reset()` 的接线、备用电源，以及记录台的显示 [4]。',
];

const code = (n: number): string => `\`\`\`ts
/** 第 ${n} 条：掷球入界后的显示。 */
export const reset${n} = (shown: number, place: 'front' | 'back'): number => {
  if (place === 'back') return 24; // 后场一律 24 秒
  const kept = shown >= 14 ? shown : 14;
  return Math.ceil(kept * 10) / 10;
};
\`\`\``;

const table = (n: number): string =>
  [
    '| 停表原因 | 停表时显示 | 计时钟 | 次数 |',
    '| --- | --- | --- | ---: |',
    ...Array.from(
      { length: 6 },
      (_, row) =>
        `| 防守队犯规或违例 ${n}.${row} | ${24 - row} 秒或以上 | **从停止处**继续 [${(row % 4) + 1}] | ${n * 7 + row} |`,
    ),
  ].join('\n');

const list = (n: number): string =>
  Array.from(
    { length: 5 },
    (_, item) =>
      `${item + 1}. **第 ${n}.${item + 1} 步**：核对记录台显示，通知主裁判 [${(item % 4) + 1}]\n   - 显示正确的，鸣哨继续\n   - 显示错误的，由主裁判决定`,
  ).join('\n');

const formula = (n: number): string =>
  `命中率 $p_{${n}} = \\frac{m_{${n}}}{n}$ 的期望为\n\n$$\nE_{${n}} = \\sum_{i=1}^{${n}} p_i x_i + \\int_0^1 f(t)\\,dt\n$$`;

const section = (n: number): string => {
  const words = (from: number): string =>
    claims
      .map((_, index) => claims[(from + index) % claims.length])
      .slice(0, 3)
      .join('');
  return [
    `## ${n}. 复位情形与核对 Reset cases`,
    words(n),
    list(n),
    words(n + 1),
    table(n),
    `> ${claims[n % claims.length]}`,
    code(n),
    formula(n),
    words(n + 2),
  ].join('\n\n');
};

/** An answer with headings, lists, tables, code, formulas and citations. `length` in characters. */
export const answerText = (length: number): string => {
  let text = '# 24 秒计时钟复位规则汇总\n\n';
  for (let n = 1; text.length < length; n += 1) text += `${section(n)}\n\n`;
  return text.slice(0, length);
};

/** One code fence, closed. `length` in characters. */
export const fenceText = (length: number): string => {
  const lines: string[] = [];
  for (let n = 1, size = 0; size < length; n += 1) {
    const line =
      n % 9 === 0
        ? ''
        : `  const shown${n} = await clock.read({ period: ${n % 4}, label: \`第 ${n} 次\` }); // 停表时显示`;
    lines.push(line);
    size += line.length + 1;
  }
  return `\`\`\`ts\n${lines.join('\n').slice(0, length)}\n\`\`\`\n`;
};

/** One table. */
export const tableText = (rows: number): string =>
  [
    '| 场次 | 停表原因 | 停表时显示 | 计时钟 | 备注 |',
    '| ---: | --- | --- | --- | --- |',
    ...Array.from(
      { length: rows },
      (_, row) =>
        `| ${row + 1} | 防守队犯规或违例 | ${row % 24} 秒 | 复位至 **${row % 2 === 0 ? 14 : 24} 秒** [${(row % 4) + 1}] | 见 \`29.2.${row % 9}\` |`,
    ),
    '',
  ].join('\n');
