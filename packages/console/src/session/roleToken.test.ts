import { expect, it } from 'vitest';
import { roleOfToken, tokenForRole } from './roleToken.js';

const roles = ['业务人员', '系统管理员', 'admin'];

it('acts as a role by the token, a dot and the name of the role in base64url', () => {
  expect(tokenForRole('tok', 'admin', roles)).toBe('tok.YWRtaW4');
  const [token, suffix = ''] = tokenForRole('tok', '业务人员', roles).split('.');
  expect(token).toBe('tok');
  expect(suffix).toMatch(/^[\w-]+$/);
  expect(Buffer.from(suffix, 'base64url').toString()).toBe('业务人员');
});

it('never holds the bare name of a role', () => {
  for (const role of roles) expect(tokenForRole('tok', role, roles)).not.toContain(role);
});

it('changes from one role to the next, and back to all of them, without growing', () => {
  const first = tokenForRole('a.jwt.token', '系统管理员', roles);
  expect(roleOfToken(first, roles)).toBe('系统管理员');
  const second = tokenForRole(first, 'admin', roles);
  expect(second).toBe('a.jwt.token.YWRtaW4');
  expect(tokenForRole(second, null, roles)).toBe('a.jwt.token');
  expect(roleOfToken('a.jwt.token', roles)).toBeNull();
});
