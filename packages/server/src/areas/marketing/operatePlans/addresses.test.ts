import { expect, it } from 'vitest';
import { withoutOpenAddresses } from './addresses.js';

const loud = (text: string) => withoutOpenAddresses(text, (part) => part.toUpperCase());

it.each([
  ['a https://b.cn/c d', 'A HTTPS://B.CN/C D'],
  ['a https://b.cn/?n=${name}&x=1 d', 'A https://b.cn/?n=${name}&x=1 D'],
  ['${name}，https://b.cn', '${NAME}，HTTPS://B.CN'],
  ['https://b.cn/${a}/${b}', 'https://b.cn/${a}/${b}'],
  ['', ''],
])('changes of %j all but addresses with a variable', (text, expected) => {
  expect(loud(text)).toBe(expected);
});
