import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { isTooOld, OldReact } from './reactVersion.js';

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

it('runs with React from 19.2 on', () => {
  const older = ['16.14.0', '17.0.2', '18.3.1', '19.0.0', '19.1.4'];
  const newer = ['19.2.0', '19.3.1', '20.0.0-canary-1a2b', '19.2.0-rc.1'];
  expect(older.filter((version) => !isTooOld(version))).toEqual([]);
  expect(newer.filter(isTooOld)).toEqual([]);
});

it('says in the page and in the console what an older React needs', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await render(<OldReact found="18.3.1" />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('React 19.2');
  expect(said.mock.calls.flat().join()).toContain('Update react and react-dom');
});
