import * as z from 'zod';
import type { Database } from '../../../../db/database.js';
import type { JobKind, NextPiece, RunningJob } from '../../../../jobs/index.js';
import type { Logger } from '../../../../log.js';
import { type ChatModel, ModelError } from '../../../../models/index.js';
import type { Passage } from '../../evidence/retrieval.js';
import { readPassages } from '../filePassages.js';
import { citedText, type Quoting } from './citedText.js';
import { compareCell } from './compareCell.js';
import { rankInFile } from './rankInFile.js';
import { summaryPlan } from './summary.plan.js';
import { extracted, joinParts, sumUpPart } from './summaryTexts.js';
import { type BegunWork, workWriting } from './work.store.js';

export interface DialogueWorkDeps {
  readonly db: Database;
  /** The model in use; null: files are quoted. */
  readonly model: () => Promise<ChatModel | null>;
  readonly quoting: Quoting;
  readonly log: Pick<Logger, 'warn'>;
}

/** Where a piece begins. */
const Payload = z.object({
  /** The file and the point that come next, from 0. */
  file: z.int().default(0),
  point: z.int().default(0),
  /** What a model said of the parts before. */
  said: z.array(z.string()).default([]),
});
type Payload = z.infer<typeof Payload>;

/** Passages that a cell is filled from. */
const OF_CELL = 4;
/** Milliseconds after which others of the kind get their turn. */
const PIECE = 15_000;
/** A model that fails so often is done without. */
const LAST_ATTEMPT = 3;

/** Compares files, or sums them up: file by file and part by part, so that it is cut off anywhere without loss. */
export const dialogueWorkJob = ({ db, model: findModel, quoting, log }: DialogueWorkDeps): JobKind => {
  const compare = async (
    { subject: id, signal, write, report }: RunningJob,
    { files, points }: BegunWork,
    { file: at, point: first }: Payload,
  ): Promise<NextPiece | void> => {
    const file = files[at];
    if (file === undefined) return write((tx) => workWriting(tx).done(id));
    const began = Date.now();
    const model = await findModel();
    const left = points.slice(first);
    const ranked = await rankInFile(db, file.id, left, { limit: OF_CELL, signal });
    for (const [offset, point] of left.entries()) {
      signal.throwIfAborted();
      const hits = ranked[offset] ?? [];
      const passages = new Map((await readPassages(db, hits)).map((one) => [one.chunkId, one]));
      const found = hits.flatMap(({ id: chunkId, coverage }) => {
        const passage = passages.get(chunkId);
        return passage === undefined ? [] : [{ passage, coverage }];
      });
      const cell = await compareCell(model, { point, found, name: file.name }, quoting, { signal, log });
      const next = first + offset + 1;
      await write((tx) => workWriting(tx).setCell(id, { ...cell, fileId: file.id, point: next - 1 }));
      report((at * points.length + next) / (files.length * points.length));
      if (next < points.length && Date.now() - began > PIECE) return { next: { file: at, point: next } };
    }
    if (at + 1 < files.length) return { next: { file: at + 1, point: 0 } };
    await write((tx) => workWriting(tx).done(id));
  };

  const quoteAll = async ({ subject: id, write }: RunningJob, { files, language }: BegunWork): Promise<void> => {
    const made = await extracted(db, files, quoting, language);
    await write((tx) => workWriting(tx).summed(id, { ...made, byModel: false, partial: false }));
  };

  const sumUp = async (job: RunningJob, begun: BegunWork, { said }: Payload): Promise<NextPiece | void> => {
    const { subject: id, signal, write, report, attempt } = job;
    const model = await findModel();
    const { parts, partial } = await summaryPlan(db, begun.files);
    if (model === null || parts.length === 0) return quoteAll(job, begun);
    try {
      const part = parts[said.length];
      if (part !== undefined) {
        const passages = await readPassages(db, part.chunks);
        const all = [...said, await sumUpPart(model, part, passages, signal)];
        report(all.length / (parts.length + 1));
        return { next: { said: all } };
      }
      const reply = said.length === 1 ? (said[0] ?? '') : await joinParts(model, parts, said, signal);
      const chunks = parts.flatMap((one) => one.chunks).filter(({ n }) => reply.includes(`[${n}]`));
      const numbers = new Map(chunks.map((chunk) => [chunk.id, chunk.n]));
      const passages = new Map<number, Passage>();
      for (const passage of await readPassages(db, chunks)) passages.set(numbers.get(passage.chunkId) ?? 0, passage);
      const made = citedText(reply, passages, quoting);
      await write((tx) => workWriting(tx).summed(id, { ...made, byModel: true, partial }));
    } catch (error) {
      if (!(error instanceof ModelError) || signal.aborted || attempt < LAST_ATTEMPT) throw error;
      log.warn({ failure: error.failure, status: error.status, workId: id }, 'files were not summed up by a model');
      return quoteAll(job, begun);
    }
  };

  return {
    // Somebody waits in front of the screen for each of them.
    slots: 2,
    run: async (job) => {
      const begun = await job.write((tx) => workWriting(tx).begin(job.subject));
      if (begun === undefined) return;
      const payload = Payload.parse(job.payload);
      return begun.kind === 'comparison' ? compare(job, begun, payload) : sumUp(job, begun, payload);
    },
    onDead: (tx, { subject }) => workWriting(tx).failed(subject),
    onRetry: (tx, { subject }) => workWriting(tx).again(subject),
  };
};
