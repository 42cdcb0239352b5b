import { expect, it } from 'vitest';
import { isConfidential, isPublicAddress, mayBeCalled } from './addressRules.js';

it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2400:3200::1'])(
  'counts %s as outside',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.100.100.200',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:1::',
  'example.com',
  '',
])('counts %s as inside', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  'http://localhost/',
  'http://LOCALHOST./',
  'http://db.internal/',
  'http://printer.local/',
  'http://intranet/',
  'http://127.1/',
  'http://0x7f.0.0.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://１２７.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://user:secret@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
])('refuses %s by its text alone', (address) => {
  expect(mayBeCalled(new URL(address), [])).toBe(false);
});

it('lets a listed host be called, with its port alone where the list names one', () => {
  const allowed = ['127.0.0.1:8080', 'erp.internal'];
  expect(mayBeCalled(new URL('http://127.0.0.1:8080/x'), allowed)).toBe(true);
  expect(mayBeCalled(new URL('http://127.0.0.1:8081/x'), allowed)).toBe(false);
  expect(mayBeCalled(new URL('https://ERP.internal:9443/x'), allowed)).toBe(true);
  expect(mayBeCalled(new URL('http://a.erp.internal/'), allowed)).toBe(false);
  expect(mayBeCalled(new URL('http://u:p@erp.internal/'), allowed)).toBe(false);
});

it('knows where nobody reads along: by https, and at hosts that are listed', () => {
  const allowed = ['127.0.0.1:8080', 'erp.internal'];
  for (const address of ['https://example.com/', 'http://127.0.0.1:8080/x', 'http://ERP.internal/x'])
    expect(isConfidential(new URL(address), allowed)).toBe(true);
  for (const address of ['http://example.com/', 'http://127.0.0.1:8081/', 'http://a.erp.internal/'])
    expect(isConfidential(new URL(address), allowed)).toBe(false);
});
