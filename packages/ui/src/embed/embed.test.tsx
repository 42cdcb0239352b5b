import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { done } from '../chat/chat.fixtures.js';
import { rules } from '../page-preview/preview.fixtures.js';
import { defineElements } from './defineElements.js';
import { chatElement } from './embed.fixtures.js';

const made: Element[] = [];
const show = <Shown extends HTMLElement>(element: Shown): Shown => {
  element.style.height = '600px';
  document.body.append(element);
  made.push(element);
  return element;
};
const within = (element: Element) => page.elementLocator(element);
const documentStyles = () => document.querySelectorAll('style, link').length;

afterEach(() => {
  for (const element of made.splice(0)) element.remove();
});

it('draws a chat in its shadow root, and writes nothing into the page', async () => {
  const before = [documentStyles(), document.documentElement.outerHTML.split('<body')[0], document.body.className];
  const chat = show(chatElement());
  const field = within(chat).getByRole('textbox', { name: '提问' });
  await expect.element(field).toBeVisible();
  expect(chat.shadowRoot?.querySelector('style')).toBeNull();
  expect([documentStyles(), document.documentElement.outerHTML.split('<body')[0], document.body.className]).toEqual(
    before,
  );
});

it('looks the same in a page that resets and hides everything', async () => {
  const chat = show(chatElement());
  const field = within(chat).getByRole('textbox', { name: '提问' });
  await expect.element(field).toBeVisible();
  const looks = () => {
    const { color, fontSize, lineHeight, fontFamily, display, letterSpacing, direction } = getComputedStyle(
      field.element(),
    );
    return { color, fontSize, lineHeight, fontFamily, display, letterSpacing, direction };
  };
  const before = looks();
  const hostile = new CSSStyleSheet();
  hostile.replaceSync(
    `* { all: unset !important; } div { display: none; }
     html { font-size: 40px; direction: rtl; } body { color: red; letter-spacing: 9px; line-height: 4; visibility: hidden; }`,
  );
  document.adoptedStyleSheets.push(hostile);
  try {
    await expect.poll(() => getComputedStyle(document.body).display).toBe('inline');
    expect(looks()).toEqual(before);
    expect(getComputedStyle(field.element()).visibility).toBe('visible');
    expect(getComputedStyle(chat).display).toBe('block');
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hostile);
  }
});

it('tells what was asked, and offers only what somebody listens to', async () => {
  const chat = show(chatElement());
  const asked: string[] = [];
  await expect.element(within(chat).getByRole('button', { name: '复制', exact: true })).toBeVisible();
  expect(within(chat).getByRole('button', { name: '重新回答' }).query()).toBeNull();
  chat.addEventListener('regenerate', ({ detail }) => asked.push(detail));
  await within(chat).getByRole('button', { name: '重新回答' }).click();
  expect(asked).toEqual([done.id]);
});

it('keeps what was set before the element was known, and its place when it is moved', async () => {
  const early = document.createElement('div');
  early.innerHTML = '<console-page-preview></console-page-preview>';
  const preview = early.querySelector('console-page-preview');
  if (preview === null) throw new Error('no element');
  Object.defineProperty(preview, 'source', { value: rules(), configurable: true, writable: true, enumerable: true });
  defineElements();
  show(preview);
  await expect.poll(() => preview.shadowRoot?.querySelector('[data-pages]')).toBeTruthy();
  const drawn = preview.shadowRoot?.querySelector('[data-pages]');
  const home = show(document.createElement('section'));
  home.append(preview);
  await Promise.resolve();
  expect(preview.shadowRoot?.querySelector('[data-pages]')).toBe(drawn);
  preview.remove();
  await expect.poll(() => preview.shadowRoot?.querySelector('[data-pages]')).toBeNull();
});

it('follows theme and language, also in what lies over it', async () => {
  const chat = show(chatElement());
  chat.setAttribute('language', 'en-US');
  const field = within(chat).getByRole('textbox', { name: 'Question' });
  await expect.element(field).toBeVisible();
  const light = getComputedStyle(field.element()).color;
  chat.theme = 'dark';
  await expect.poll(() => getComputedStyle(field.element()).color).not.toBe(light);
  await userEvent.hover(within(chat).getByRole('button', { name: 'Copy', exact: true }));
  await expect.poll(() => chat.shadowRoot?.querySelector('[role="tooltip"]')).toBeTruthy();
  expect(document.body.querySelector('[role="tooltip"]')).toBeNull();
});
