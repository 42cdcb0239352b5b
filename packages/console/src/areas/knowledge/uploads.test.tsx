import { pageKnowledgeBases, uploadDocument } from '@console/api/contract';
import { fake } from '@console/api/fake';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import KnowledgePage from './KnowledgePage.js';

const path = '/assistantAI/knowledgeBase/index';

afterEach(cleanup);

it('goes on with an upload while other bases are looked at, and lets it be cancelled', async () => {
  await serveFakes([fake(uploadDocument, { delay: 'infinite' }), fake(pageKnowledgeBases, {})]);
  const router = await openPage(KnowledgePage, `${path}?base=b1`);
  await page.getByLabelText('选择文件').upload(new File(['规则'], '规则.md'));
  const cancel = page.getByRole('button', { name: /^取消.*规则\.md/ });
  await expect.element(cancel).toBeVisible();
  await router.navigate(`${path}?base=all`);
  await expect.element(page.getByRole('button', { name: '新建知识库' }).first()).toBeVisible();
  await router.navigate(`${path}?base=b2`);
  await expect.element(page.getByLabelText('选择文件')).toBeInTheDocument();
  expect(cancel.query()).toBeNull();
  await router.navigate(`${path}?base=b1`);
  await cancel.click();
  await expect.element(page.getByText('规则.md')).not.toBeInTheDocument();
});
