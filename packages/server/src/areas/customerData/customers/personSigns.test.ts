import { describe, expect, it } from 'vitest';
import { namingAddress, namingText, signsOf } from './personSigns.js';

const signs = signsOf([
  { phone: '13800006271', memberNumber: 'M.12', email: 'Li@qq.com' },
  { phone: '', memberNumber: '7', email: '' },
]);
const names = namingText(signs, false);

it.each([
  '13800006271',
  '姓名,138 0000 6271,广州',
  '138-0000-6271',
  '+8613800006271',
  '008613800006271',
  '(+86) 138 0000 6271',
  '１３８００００６２７１',
  '/u/13800006271?a=1',
  'li@qq.com',
  '联系人-LI@QQ.COM。',
  'write to li@qq.com.',
  '?mail=li%40qq.com&a=b',
  'a,m.12,b',
  '"M.12"\r\n',
  '甲;M.12',
])('is named by %s', (text) => {
  expect(names(text)).toBe(true);
});

it.each([
  '113800006271',
  '138000062710',
  '2086 13800006272',
  'wangli@qq.com',
  'wang.li@qq.com',
  'wang-li@qq.com',
  'li@qq.com.cn',
  'li@qq.com-shop.cn',
  'a,mx12,b',
  'a,M.120,b',
  'a,m.12 b',
  'a,7,b',
])('is not named by %s', (text) => {
  expect(names(text)).toBe(false);
});

it('has short member numbers where a file has a column of them, and nothing of those who have nothing', () => {
  expect(namingText(signs, true)('a,7,b')).toBe(true);
  const nobody = signsOf([{ phone: '', memberNumber: '', email: '' }]);
  expect(nobody).toEqual({ pattern: null, plain: [], memberNumbers: [] });
  expect(namingText(nobody, true)('anything')).toBe(false);
});

describe('an address of the web', () => {
  const leads = namingAddress(signs, [{ id: 'wang', name: '王芷晴' }]);

  it.each([
    'https://a.cn/?p=13800006271',
    'https://a.cn/u/13800006271',
    'https://a.cn/?mail=li%40qq.com&a=b',
    'https://a.cn/?n=%E7%8E%8B%E8%8A%B7%E6%99%B4',
    'https://a.cn/c/wang?x',
    'https://a.cn/?card=m.12',
  ])('names them in %s', (address) => {
    expect(leads(address)).toBe(true);
  });

  it.each(['https://a.cn/', 'https://a.cn/?p=13800006272', 'https://wangs.cn/wangs', 'https://a.cn/?n=%E7%8E%8B&x=%'])(
    'does not in %s',
    (address) => {
      expect(leads(address)).toBe(false);
    },
  );
});
