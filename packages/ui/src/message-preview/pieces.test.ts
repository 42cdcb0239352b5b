import { expect, it } from 'vitest';
import { cutAtParts, piecesOf, sizeOf, smsPieces } from './pieces.js';

it('cuts a text at its variables and links, and tells those without a value', () => {
  expect(piecesOf('${name}，点 https://hb.example.cn/a 看 ${seat}', { name: '王芷晴', seat: '' })).toEqual([
    { kind: 'value', text: '王芷晴' },
    { kind: 'text', text: '，点 ' },
    { kind: 'link', text: 'https://hb.example.cn/a' },
    { kind: 'text', text: ' 看 ' },
    { kind: 'missing', text: 'seat' },
  ]);
  expect(piecesOf('${constructor}', {})).toEqual([{ kind: 'missing', text: 'constructor' }]);
});

it('counts the sign and the values; what nothing is known for counts nothing', () => {
  expect(sizeOf('浙江篮协', '${name}你好${seat}', { name: '王芷晴' })).toMatchObject({ letters: 11, segments: 1 });
});

it('says where another part begins, also within a value, and loses no letter', () => {
  const content = `${'票'.repeat(60)}\${name}${'座'.repeat(80)}`;
  const pieces = smsPieces('浙篮', content, { name: '王芷晴'.repeat(3) });
  const cut = cutAtParts(pieces);
  expect(cut.flatMap(({ begins }) => begins ?? [])).toEqual([2, 3]);
  const read = cut.map(({ text }) => text).join('');
  expect(read).toBe(`【浙篮】${'票'.repeat(60)}${'王芷晴'.repeat(3)}${'座'.repeat(80)}`);
  const second = cut.findIndex(({ begins }) => begins === 2);
  expect(
    cut
      .slice(0, second)
      .map(({ text }) => text)
      .join(''),
  ).toHaveLength(67);
  expect(cut[second]).toMatchObject({ kind: 'value' });
});

it('never cuts an emoji in two', () => {
  const cut = cutAtParts(smsPieces('', `${'票'.repeat(66)}🏀${'座'.repeat(20)}`, {}));
  expect(cut.map(({ text }) => text)).toEqual([`${'票'.repeat(66)}🏀`, '座'.repeat(20)]);
});
