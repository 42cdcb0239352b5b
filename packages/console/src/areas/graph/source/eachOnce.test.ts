import { expect, it } from 'vitest';
import { eachOnce } from './eachOnce.js';

it('shows a sentence once that several relations rest on, and the same words of another document as well', () => {
  const said = (id: string, content: string, documentName: string) => ({ id, content, documentName });
  const sentences = [
    said('1', '记录员填写记录表', '规范.docx'),
    said('2', '记录员填写记录表', '规范.docx'),
    said('3', '记录员填写记录表', '规则.pdf'),
    said('4', '计时员操作时钟', '规范.docx'),
  ];
  expect(eachOnce(sentences).map(({ id }) => id)).toEqual(['1', '3', '4']);
});
