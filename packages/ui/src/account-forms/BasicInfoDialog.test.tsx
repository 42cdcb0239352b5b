import { loading } from '@console/base';
import { Profiler } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { BasicInfoDialog } from './BasicInfoDialog.js';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('rests while it is closed, so that whatever else is to be drawn has its turn', async () => {
  let drawn = 0;
  await render(
    <ConsoleProvider>
      <Profiler
        id="dialog"
        onRender={() => {
          drawn += 1;
        }}
      >
        <BasicInfoDialog
          open={false}
          onClose={() => {}}
          info={loading}
          upload={() => Promise.reject(new Error('not asked for'))}
          onSubmit={() => {}}
        />
      </Profiler>
    </ConsoleProvider>,
  );
  for (let count = 0; count < 20; count += 1) await frame();
  expect(drawn).toBeLessThan(10);
});
