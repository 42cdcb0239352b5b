import { afterAll, expect, it } from 'vitest';
import { listen } from '../testing/listen.js';
import { postForm, putForm, putJson, spreadsheet, upload } from '../testing/transportEntries.js';
import { answerTransport, SPREADSHEET } from '../testing/transportServer.js';
import { createClient } from './createClient.js';
import { spreadsheetName } from './saveFile.js';

const server = await listen((request, response) => void answerTransport(request, response));
afterAll(() => server[Symbol.asyncDispose]());
const client = createClient({ origin: server.origin });

const name = '篮协 A&B=+';

it('sends a form by POST', async () => {
  const { method, type, body } = await client.call(postForm, { name, tags: ['一', '二'] });
  expect(method).toBe('POST');
  expect(type).toContain('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ name, tags: '一,二' });
});

it('sends a form by PUT', async () => {
  const { method, type, body } = await client.call(putForm, { name });
  expect(method).toBe('PUT');
  expect(type).toContain('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ name });
});

it('sends JSON by PUT', async () => {
  const { method, type, body } = await client.call(putJson, { name, tags: ['一'] });
  expect(method).toBe('PUT');
  expect(type).toContain('application/json');
  expect(JSON.parse(body)).toEqual({ name, tags: ['一'] });
});

it('sends a file with its fields, its name and a boundary', async () => {
  const file = new File(['规则'], '规则.txt', { type: 'text/plain' });
  const { type, body } = await client.call(upload, { name, file });
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type)?.[1];
  expect(boundary).toBeTruthy();
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  expect(form.get('name')).toBe(name);
  const received = form.get('file');
  expect(received).toMatchObject({ name: '规则.txt', type: 'text/plain' });
  expect(received instanceof File && (await received.text())).toBe('规则');
});

it('gets a file byte for byte', async () => {
  const file = await client.download(spreadsheet, { month: '2026-03' });
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(SPREADSHEET);
});

it.each([
  ['三月报表', '三月报表.xlsx'],
  ['report.XLSX', 'report.XLSX'],
  ['report.xls', 'report.xls.xlsx'],
  ['../../etc/passwd', '.._.._etc_passwd.xlsx'],
  ['a:b?\u0000', 'a_b__.xlsx'],
  [' ', 'download.xlsx'],
])('names a spreadsheet %j', (wanted, given) => {
  expect(spreadsheetName(wanted)).toBe(given);
});
