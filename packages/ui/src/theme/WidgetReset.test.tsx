import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { Answer } from '../chat/index.js';
import * as samples from '../chat/chat.fixtures.js';
import { ConsoleProvider } from '../provider/index.js';
import { UploadDropzone } from '../upload-list/index.js';

afterEach(cleanup);

it('leaves out of sight what a widget hides: its field for files, what is folded', async () => {
  const { container } = await render(
    <ConsoleProvider>
      <UploadDropzone limits={{ types: ['pdf'], size: 1 }} onAdd={() => undefined} />
      <Answer turn={samples.done} now={samples.now} />
    </ConsoleProvider>,
  );
  const hidden = [...container.querySelectorAll('[hidden]')];
  expect(hidden.map(({ localName }) => localName)).toEqual(expect.arrayContaining(['input', 'ul']));
  for (const element of hidden) expect(getComputedStyle(element).display).toBe('none');
});
