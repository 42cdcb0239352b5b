import { loading, ready } from '@console/base';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import * as samples from './chat.fixtures.js';
import { ChatView } from './ChatView.js';

it('opens the evidence for a citation that the pointer rests on, not for one it passes over', async () => {
  const onEvidenceChange = vi.fn();
  const { container } = await render(
    <ConsoleProvider>
      <div style={{ height: 700, display: 'flex' }}>
        <ChatView
          topicKey="t1"
          title="罚则"
          sessions={ready({ list: [samples.first] })}
          welcome={samples.welcome}
          composer={{ value: '', onChange: vi.fn(), onSend: vi.fn() }}
          evidence={null}
          onEvidenceChange={onEvidenceChange}
          source={loading}
          now={samples.now}
        />
      </div>
    </ConsoleProvider>,
  );
  const [first, second] = container.querySelectorAll('.answer-cites button');
  const away = container.querySelector('h1');
  if (!first || !second || !away) throw new Error('There are not two citations');
  await userEvent.hover(first);
  await userEvent.hover(away);
  await userEvent.hover(second);
  await vi.waitFor(() => expect(onEvidenceChange).toHaveBeenCalledWith({ evidence: { id: 's1', n: 2 } }));
  expect(onEvidenceChange).toHaveBeenCalledTimes(1);
});
