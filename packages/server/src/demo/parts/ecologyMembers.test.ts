import { ecologyMemberStates, pageEcologyMembers } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN_ACCOUNT } from '../../areas/account/seed.js';
import { signInStore } from '../../areas/account/signIn.store.js';
import { startApp } from '../../testing/startApp.js';
import { calendarOf } from '../calendar.js';
import { demoCalls } from '../demoCalls.js';
import { chanceOf } from '../random.js';
import { ecologyMembers } from './ecologyMembers.js';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
}, 120_000);
afterAll(() => app.close());

it('has members in every state, none of them from later than now', async () => {
  const [admin] = await app.db.query<{ id: string }>(sql`select id from users where account = ${ADMIN_ACCOUNT}`);
  const chance = chanceOf(1);
  const now = new Date();
  await ecologyMembers.add({
    db: app.db,
    chance,
    calendar: calendarOf(now, chance),
    calls: demoCalls(app, signInStore(app.db), app.db),
    admin: admin ?? { id: '' },
    roles: new Map(),
    people: [],
    bases: new Map(),
    assistants: new Map(),
    asked: [],
    faqCount: 0,
    questions: [],
    turns: [],
    report: () => undefined,
  });
  const as = await app.signIn();
  const { list } = await app.call(pageEcologyMembers, { current: 1, size: 50 }, { as });
  expect(new Set(list.map(({ state }) => state))).toEqual(new Set(ecologyMemberStates));
  expect(
    list.filter(({ createTime, updateTime }) => createTime > updateTime || updateTime > now.toISOString()),
  ).toEqual([]);
});
