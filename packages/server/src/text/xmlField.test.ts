import { expect, it } from 'vitest';
import { xmlField } from './xmlField.js';

it('reads a field with its marks or without, and of what is broken nothing', () => {
  expect(xmlField('<xml><a><![CDATA[ 1 ]]></a><b> 2 </b></xml>', 'a')).toBe('1');
  expect(xmlField('<xml><a><![CDATA[ 1 ]]></a><b> 2 </b></xml>', 'b')).toBe('2');
  for (const broken of ['', '<a>1', '1</a>', '</a><a>', '<a><![CDATA[1</a>']) expect(xmlField(broken, 'a')).toBe('');
});

it('takes no longer for a text that was made to take long', () => {
  expect(xmlField(`<a>${' '.repeat(90_000)}`, 'a')).toBe('');
  expect(xmlField(`<a>${' '.repeat(90_000)}]</a>`, 'a')).toBe(']');
});
