import sql from 'sql-template-tag';
import type { App } from '../app.types.js';
import { ADMIN_ACCOUNT } from '../areas/account/seed.js';
import { signInStore } from '../areas/account/signIn.store.js';
import type { Database } from '../db/database.js';
import { calendarOf } from './calendar.js';
import { demoCalls } from './demoCalls.js';
import type { DemoPart, DemoWorld } from './demoWorld.js';
import { demoParts } from './parts/index.js';
import { chanceOf } from './random.js';

/** Any number: the same one makes the same world. */
const SEED = 19_560_715;

/** What is being made, and how far it has come. */
export interface DemoProgress {
  readonly title: DemoPart['title'];
  /** Of 1. */
  readonly share: number;
  /** Milliseconds, once the part is complete. */
  readonly took?: number;
}

export interface FillOptions {
  readonly app: Pick<App, 'http'>;
  readonly db: Database;
  /** To which everything is told relatively. Default: now. */
  readonly now?: Date;
  readonly onProgress?: (progress: DemoProgress) => void;
}

/** Fills an installation that has just been made with the demo world. Its work in the background has to be started. */
export const fillDemo = async ({ app, db, now = new Date(), onProgress }: FillOptions): Promise<DemoWorld> => {
  const chance = chanceOf(SEED);
  const [admin] = await db.query<{ id: string }>(sql`select id from users where account = ${ADMIN_ACCOUNT}`);
  if (admin === undefined) throw new Error('there is no administrator');
  let title: DemoPart['title'] = { zh: '', en: '' };
  const world: DemoWorld = {
    db,
    chance,
    calendar: calendarOf(now, chance),
    calls: demoCalls(app, signInStore(db), db),
    admin,
    roles: new Map(),
    people: [],
    bases: new Map(),
    assistants: new Map(),
    asked: [],
    faqCount: 0,
    questions: [],
    turns: [],
    report: (done, of) => onProgress?.({ title, share: of === 0 ? 1 : done / of }),
  };
  for (const part of demoParts) {
    ({ title } = part);
    const begin = performance.now();
    onProgress?.({ title, share: 0 });
    await part.add(world);
    onProgress?.({ title, share: 1, took: performance.now() - begin });
  }
  return world;
};
