import { expect, it } from 'vitest';
import { writeWord } from './index.js';
import { openWord } from './wordFile.fixtures.js';

const M = 'http://schemas.openxmlformats.org/officeDocument/2006/math';

it('writes formulas as equations that Word edits, in a line and in lines of their own', async () => {
  const word = await openWord(
    await writeWord(String.raw`命中率 $\frac{\text{命中}}{\text{出手}}$，也写作 \(x^2\)。

$$
\sum_{i=1}^{n} x_i = \sqrt{2}
$$

\[ \begin{pmatrix} a & b \\ c & d \end{pmatrix} \]

票价 $5 和 $6 不是公式，${'`$x$`'} 也不是。`),
  );
  const body = word.part('word/document.xml');
  const count = (name: string) => body.getElementsByTagNameNS(M, name).length;
  expect([count('oMath'), count('f'), count('nary'), count('rad'), count('m')]).toEqual([4, 1, 1, 1, 1]);
  expect(body.getElementsByTagNameNS(M, 'num')[0]?.textContent).toBe('命中');
  expect(word.lines.at(-1)).toBe('票价 $5 和 $6 不是公式，$x$ 也不是。');
});

it('leaves a formula as it was written that nobody can read', async () => {
  const word = await openWord(
    await writeWord(String.raw`坏的 $\frac{a}$ 和 $\href{javascript:alert(1)}{x}$

$$
\nosuch{x}
$$

$${'{'.repeat(2900)}$`),
  );
  expect(word.part('word/document.xml').getElementsByTagNameNS(M, 'oMath')).toHaveLength(0);
  expect(word.lines.slice(0, 2)).toEqual([
    String.raw`坏的 \frac{a} 和 \href{javascript:alert(1)}{x}`,
    String.raw`Code: \nosuch{x}`,
  ]);
});
