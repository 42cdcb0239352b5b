import * as z from 'zod';
import type { JobKind } from '../../jobs/index.js';
import { ModelError } from '../../models/index.js';
import { firstLines, joinSummaries, outlineOf, partsOf, summarisePart, titleOf } from '../../summaries/index.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { sourceOf, summaryMaking } from './summaries.store.js';

/** Where a piece begins. */
const Payload = z.object({
  /** The making that it belongs to. Left out: it has yet to begin. */
  run: z.string().optional(),
  /** What the model said of the parts before. */
  parts: z.array(z.string()).default([]),
});

/**
 * Finds out what a whole document is about: at once what it says itself, then, where there is a model, what that makes of
 * it, one call a piece. It never waits for the reading of documents, nor they for it.
 */
export const summariseDocumentJob = ({
  db,
  chatModel,
  log,
}: Pick<KnowledgeDeps, 'db' | 'chatModel' | 'log'>): JobKind => ({
  run: async ({ subject, payload, signal, write, report }) => {
    const making = summaryMaking(subject);
    const { run: begun, parts: said } = Payload.parse(payload);
    const wanted = await making.wanted(db);
    if (wanted === null) return;
    const { name, run, kind } = wanted;
    const { chunks, isWhole } = await sourceOf(db, subject);
    const outline = outlineOf(chunks);
    const model = kind === 'person' || chunks.length === 0 ? null : await chatModel();
    // Asked for once more meanwhile, it begins anew.
    if (begun !== run) {
      const text = firstLines(chunks, name)
        .map((line) => line.text)
        .join('\n');
      const made = { text, title: titleOf(chunks), outline, done: model === null };
      await write((tx) => making.setExtract(tx, run, made));
      return model === null ? undefined : { next: { run } };
    }
    if (model === null) return write((tx) => making.setFailed(tx));
    const { texts, partial } = partsOf(chunks);
    const [of, at] = [texts.length, said.length];
    try {
      const text = texts[at];
      const part = text === undefined ? null : await summarisePart(model, { name, text, at, of }, signal);
      if (part !== null && of > 1) {
        report((at + 1) / (of + 1));
        return { next: { run, parts: [...said, part] } };
      }
      const whole = part ?? (await joinSummaries(model, { name, parts: said, outline }, signal));
      return await write((tx) => making.setModel(tx, run, whole, partial || !isWhole));
    } catch (error) {
      if (error instanceof ModelError)
        log.warn({ documentId: subject, failure: error.failure }, 'a summary was not made');
      throw error;
    }
  },
  onDead: (tx, { subject }) => summaryMaking(subject).setFailed(tx),
  onRetry: (tx, { subject }) => summaryMaking(subject).waitAgain(tx),
});
