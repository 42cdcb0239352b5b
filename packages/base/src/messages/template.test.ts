import { expect, it } from 'vitest';
import { filledTemplate, templateParts, templateVariables } from './template.js';

const text = '${name}，你在 ${game} 的座位已留好。${name}见！';

it('cuts a text at its variables', () => {
  expect(templateParts(text)).toEqual([
    { variable: 'name' },
    { text: '，你在 ' },
    { variable: 'game' },
    { text: ' 的座位已留好。' },
    { variable: 'name' },
    { text: '见！' },
  ]);
  expect(templateVariables(text)).toEqual(['name', 'game']);
  expect(templateParts('')).toEqual([]);
});

it('fills in what there is, once: a value is never read as a variable', () => {
  expect(filledTemplate(text, { name: '${game}', game: '' })).toBe('${game}，你在  的座位已留好。${game}见！');
  expect(filledTemplate('${name} ${constructor}', { name: '王芷晴' })).toBe('王芷晴 ${constructor}');
});

it('takes what is not closed, or nested, as text', () => {
  expect(templateVariables('${ ${}} $name {name} ${a${b}')).toEqual(['b']);
});
