import { generateSlides, modifySlideDeck, readSlideDeck, type SlideDeckDetail } from '@console/api/contract';
import { readSlide, type SlidePage } from '@console/base/slides';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startJobRunner } from '../../../jobs/index.js';
import { createLog } from '../../../log.js';
import type { ChatModel } from '../../../models/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { carried } from '../decks/shownSlides.js';
import { MAKE_SLIDES } from '../decks/deckWrites.js';
import { type MakeSlidesDeps, makeSlidesJob } from '../making/makeSlides.job.js';

/** A model that says what it is told to, from what it is asked. */
export const scripted = (reply: (asked: string, system: string) => string | Promise<string>): ChatModel => ({
  name: 'scripted',
  answer: async (messages, signal, say) => {
    const words = await reply(messages.at(-1)?.content ?? '', messages[0]?.content ?? '');
    signal.throwIfAborted();
    say(words);
    return 'whole';
  },
});

/** What a deck is made of, and how. */
export interface Wanted {
  title?: string;
  content?: string;
  sessionId?: string;
  topicId?: string;
  documentId?: string;
  report?: { startTime: string; endTime: string };
  planId?: string;
  templateId?: string;
  format?: '16:9' | '4:3';
  slideCount?: number;
  outlineFirst?: boolean;
}

/** A page as its owner sends it back. */
export const sent = (slides: SlideDeckDetail['slides']): SlidePage[] => slides.map((slide) => readSlide(slide));

/** An app for the tests of a file, with two who make slides. */
export const slidesApp = () => {
  let app: Awaited<ReturnType<typeof startApp>>;
  let as: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    app = await startApp();
    as = await app.user({ permissions: ['slides', 'chat', 'knowledge', 'statistics', 'statistics.answers'] });
    other = await app.user({ permissions: ['slides'] });
  }, 120_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.query(sql`delete from jobs`);
    await app.db.query(sql`delete from slide_decks`);
    await app.db.query(sql`delete from rate_limits`);
  });

  const read = (id: string, who = as) => app.call(readSlideDeck, { id }, { as: who });
  return {
    people: () => ({ app, as, other }),
    read,
    make: (more: Wanted = {}, who = as) => app.call(generateSlides, { title: '赛季总结', ...more }, { as: who }),
    save: (id: string, slides: SlidePage[], version?: number, who = as) =>
      app.call(modifySlideDeck, { id, version, slides: slides.map(carried) }, { as: who }),
    becomes: async (id: string, status: string) => {
      await vi.waitFor(async () => expect((await read(id)).status).toBe(status), { timeout: 60_000, interval: 50 });
      return read(id);
    },
    /** Has decks made by a runner of its own. */
    work: async (deps: Partial<MakeSlidesDeps> = {}) => {
      const job = makeSlidesJob({
        db: app.db,
        model: async () => null,
        sources: { report: async () => ({ title: '', text: '' }), plan: async () => null },
        rightsOf: async () => ({ roleIds: [], permissions: new Set(['slides', 'statistics.answers']) }),
        log: createLog('silent'),
        ...deps,
      });
      const runner = await startJobRunner({
        db: app.db,
        kinds: { [MAKE_SLIDES]: job },
        alone: true,
        poll: 50,
        backOff: 10,
        onError: () => undefined,
      });
      return { stop: () => runner.stop(), [Symbol.asyncDispose]: () => runner.stop() };
    },
  };
};
