import { addKnowledgeBase, readDocument, uploadDocument } from '@console/api/contract';
import { randomId } from '@console/base';
import { expect, vi } from 'vitest';
import type { Config } from '../../../../config.js';
import { startApp } from '../../../../testing/startApp.js';

/** The app at work, with a base that holds one text. */
export const startPlans = async (text: string, config: Partial<Config> = {}) => {
  const app = await startApp({ config });
  await app.startWork();
  const librarian = await app.user({ permissions: ['knowledge', 'knowledge.look'] });
  const { id: knowledgeBaseId } = await app.call(addKnowledgeBase, { name: `规则 ${randomId()}` }, { as: librarian });
  const { id } = await app.call(
    uploadDocument,
    { knowledgeBaseId, file: new File([text], 'rules.md') },
    { as: librarian },
  );
  await vi.waitFor(
    async () => expect(await app.call(readDocument, { id }, { as: librarian })).toMatchObject({ status: 'ready' }),
    { timeout: 60_000, interval: 50 },
  );
  return { ...app, knowledgeBaseId };
};

export type PlansApp = Awaited<ReturnType<typeof startPlans>>;
