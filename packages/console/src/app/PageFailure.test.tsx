import { ConsoleProvider } from '@console/ui/provider';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { RouteBoundary } from './PageFailure.js';

afterEach(cleanup);

const Fragile = () => {
  const { pathname } = useLocation();
  if (pathname === '/broken') throw new Error('broken');
  return <p>drawn</p>;
};

const Ways = () => {
  const navigate = useNavigate();
  return ['/broken', '/whole'].map((path) => (
    <button key={path} type="button" onClick={() => void navigate(path)}>
      {path}
    </button>
  ));
};

it('draws again at the next address what could not be drawn at the last', async () => {
  // React says of each error that a boundary caught it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await render(
    <ConsoleProvider>
      <MemoryRouter>
        <Ways />
        <RouteBoundary>
          <Fragile />
        </RouteBoundary>
      </MemoryRouter>
    </ConsoleProvider>,
  );
  await screen.getByRole('button', { name: '/broken' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('页面出错了');
  await screen.getByRole('button', { name: '/whole' }).click();
  await expect.element(screen.getByText('drawn')).toBeVisible();
});
