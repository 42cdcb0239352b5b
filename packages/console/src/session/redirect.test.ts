import type { Menu } from '@console/api/contract';
import { describe, expect, it } from 'vitest';
import { signInLeadingTo } from './openPaths.js';
import { entranceOf, safeRedirect } from './redirect.js';

const menus: Menu[] = [
  { name: '对话', href: '/assistantAI/chatAI', icon: '', orderNum: 1, permissionId: 'chat', directorys: [] },
];

const followed = [
  '/assistantAI/chatAI',
  '/assistantAI/knowledgeBase/chunks?id=a&chunk=b',
  '/assistantAI/assistant/finance?topic=1',
  '/assistantAI/chatAI?next=https://elsewhere.example',
  '/404?from=%2Fnowhere',
  '/airport',
  '/configManagement',
];

const hostileRedirects = [
  '',
  '/',
  '//',
  '/login',
  '/login?redirect=%2Flogin',
  '/auth-redirect?redirect=%2Fauth-redirect',
  '/nowhere',
  'assistantAI/chatAI',
  '//evil.example/assistantAI/chatAI',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/assistantAI/chatAI\\@evil.example',
  'https://evil.example/assistantAI/chatAI',
  'https:evil.example',
  'http:/\\evil.example',
  '@evil.example',
  '/@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '<script>alert(1)</script>',
  '/assistantAI/../../login',
  '/assistantAI/%2e%2e/%2e%2e/login',
  '/./login',
  '/assistantAI/chatAI/../../',
  '\u0000/assistantAI/chatAI',
  '/assistantAI/chatAI\u0000',
  '/assistantAI/chatAI\n//evil.example',
  '/assistantAI/chatAI\u2028',
  '/%00',
  '%2Flogin',
  '%252F%252Fevil.example',
  '/%2F%2Fevil.example',
  `/${'a'.repeat(100_000)}`,
  'null',
  '[object Object]',
];

describe('a wanted path', () => {
  it.each(followed)('%s is followed', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([null, ...hostileRedirects])('%j never leads out of this app, nor back to the sign-in page', (path) => {
    const target = safeRedirect(path);
    if (target === null) return;
    const url = new URL(`https://app.example/#${target}`);
    expect(url.origin).toBe('https://app.example');
    expect(['/', '/login', '/auth-redirect']).not.toContain(new URL(target, 'https://app.example').pathname);
    expect(new URL(target, 'https://app.example').origin).toBe('https://app.example');
  });

  it.each(hostileRedirects)('%j is dropped for the first page', (path) => {
    expect(entranceOf(menus, path)).toBe('/assistantAI/chatAI');
  });

  it('comes back from the address of the sign-in page as it was, whatever it holds', () => {
    for (const path of [...followed, ...hostileRedirects]) {
      const query = signInLeadingTo(path).slice('/login?'.length);
      expect(new URLSearchParams(query).get('redirect')).toBe(path);
    }
  });
});
