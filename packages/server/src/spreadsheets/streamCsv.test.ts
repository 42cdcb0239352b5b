import { expect, it } from 'vitest';
import { streamCsv } from './streamCsv.js';

it('writes no cell that another program takes for a formula, and no comma that parts one', async () => {
  const rows = [
    ['=1+1', '+86', '@x', '-5', 'a,"b"\nc'],
    [-5, null, true, '', 'd'],
  ];
  const text = await new Response(streamCsv(['a', 'b', 'c', 'd', '=e'], rows)).text();
  expect(text).toBe(`a,b,c,d,'=e\r\n'=1+1,'+86,'@x,'-5,"a,""b""\nc"\r\n-5,,true,,d\r\n`);
});

it('writes as many rows as there are', async () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => [n, 'x'.repeat(10)]);
  const text = await new Response(streamCsv(['n', 'x'], rows)).text();
  expect(text.trimEnd().split('\r\n')).toHaveLength(50_001);
});
