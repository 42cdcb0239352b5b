import { ApiProvider, createClient } from '@console/api';
import {
  countNotificationRecords,
  markNotificationRecordsRead,
  type NotificationRecord,
  pageNotificationRecords,
} from '@console/api/contract';
import { fake, sampleUser } from '@console/api/fake';
import { ConsoleProvider } from '@console/ui/provider';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { UserContext } from '../../session/UserContext.js';
import { serveFakes } from '../../testing/fakeServer.js';
import { Inbox } from './Inbox.js';

afterEach(cleanup);

const record: NotificationRecord = {
  id: 'n1',
  messageId: 'm1',
  messageSubject: '本周五系统维护',
  notificationTime: '2026-11-20T10:00:00+08:00',
  readFlag: false,
  delStatus: false,
  content: '<p>晚十点开始。</p>',
  href: '',
};

const show = async (viewedRole?: { id: string; name: string }) => {
  const marked = vi.fn(() => null);
  await serveFakes([
    fake(countNotificationRecords, { data: { unread: 1, total: 1 } }),
    fake(pageNotificationRecords, { data: { list: [record], total: 1, current: 1, size: 10 } }),
    fake(markNotificationRecordsRead, { dataFor: marked }),
  ]);
  const told = vi.fn();
  const client = createClient({ onMessage: told });
  await render(
    <ConsoleProvider>
      <ApiProvider client={client} identity="sample">
        <UserContext value={{ ...sampleUser, ...(viewedRole && { viewedRole }) }}>
          <Inbox onNavigate={() => undefined} />
        </UserContext>
      </ApiProvider>
    </ConsoleProvider>,
  );
  await page.getByRole('button', { name: /^消息/ }).click();
  await page.getByRole('button', { name: /本周五系统维护/, expanded: false }).click();
  await expect.element(page.getByText('晚十点开始。')).toBeVisible();
  return { marked, told };
};

it('marks a message read when it is opened', async () => {
  const { marked } = await show();
  await vi.waitFor(() => expect(marked).toHaveBeenCalledOnce());
});

it('only shows the messages to whoever looks as a role, and says nothing of it', async () => {
  const { marked, told } = await show({ id: 'r1', name: '资料查阅' });
  await expect.element(page.getByRole('button', { name: '全部已读' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: /本周五系统维护/, expanded: true }).click();
  await page.getByRole('button', { name: /本周五系统维护/, expanded: false }).click();
  expect(marked).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});
