import { addKnowledgeBase, type DocumentDetail, readDocument, uploadDocument } from '@console/api/contract';
import { randomId } from '@console/base';
import { expect, vi } from 'vitest';
import type { Config } from '../../../config.js';
import { type SampleKind, samplePdf } from '../../../testing/samplePdf.js';
import { startApp } from '../../../testing/startApp.js';

/** The app at work, with somebody who manages knowledge and a base of theirs. */
export const startKnowledge = async (config: Partial<Config> = {}) => {
  const app = await startApp({ config });
  await app.startWork();
  const as = await app.user({ permissions: ['knowledge', 'knowledge.look'] });
  const { id: knowledgeBaseId } = await app.call(addKnowledgeBase, { name: `规则 ${randomId()}` }, { as });

  const upload = (name: string, data: Uint8Array | string, to = knowledgeBaseId) =>
    app.call(
      uploadDocument,
      { knowledgeBaseId: to, file: new File([typeof data === 'string' ? data : new Uint8Array(data)], name) },
      { as },
    );

  const settled = async (id: string): Promise<DocumentDetail> => {
    let document: DocumentDetail | undefined;
    await vi.waitFor(
      async () => {
        document = await app.call(readDocument, { id }, { as });
        expect(['ready', 'failed', 'cancelled']).toContain(document.status);
      },
      { timeout: 120_000, interval: 50 },
    );
    if (document === undefined) throw new Error('never settled');
    return document;
  };

  return {
    ...app,
    as,
    knowledgeBaseId,
    upload,
    /** Waits until nothing is being done about a document. */
    settled,
    uploadSample: async (kind: SampleKind) => settled((await upload(`${kind}.pdf`, (await samplePdf(kind)).data)).id),
    uploadText: async (text: string, name = 'rules.md') => settled((await upload(name, text)).id),
  };
};

export type KnowledgeApp = Awaited<ReturnType<typeof startKnowledge>>;
