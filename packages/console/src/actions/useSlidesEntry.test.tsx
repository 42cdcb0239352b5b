import type { User } from '@console/api/contract';
import { sampleUser } from '@console/api/fake';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { cleanup, renderHook } from 'vitest-browser-react/pure';
import { UserContext } from '../session/UserContext.js';
import { useSlidesEntry } from './useSlidesEntry.js';

afterEach(() => cleanup());

const entryFor = async (user: Partial<User>, at = '/assistantAI/chatAI') => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UserContext value={{ ...sampleUser, ...user }}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </UserContext>
  );
  return (await renderHook(() => useSlidesEntry(), { wrapper })).result.current;
};

it('offers slides exactly where the tool that makes them is there', async () => {
  expect((await entryFor({ openTools: ['ppt', 'bp'] }))?.label).toBe('做成演示文稿');
  expect(await entryFor({ openTools: ['bp'] })).toBeUndefined();
  expect(await entryFor({ openTools: ['ppt'], menus: [] })).toBeUndefined();
});

it('offers them beside other tools without the shell, where nobody’s menus are known', async () => {
  expect(await entryFor({ openTools: ['ppt'], menus: [] }, '/expAITool/tool')).toBeDefined();
  expect(await entryFor({ openTools: [], menus: [] }, '/expAITool/tool')).toBeUndefined();
});
