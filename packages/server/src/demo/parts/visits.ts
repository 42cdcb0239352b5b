import { randomId } from '@console/base';
import type { DemoPerson, DemoQuestion, DemoTurn, DemoWorld } from '../demoWorld.js';

/** A conversation: some questions, one after the other. */
export interface Visit {
  readonly id: string;
  readonly person: DemoPerson;
  readonly assistantId: string;
  readonly turns: readonly DemoTurn[];
}

/** How long the product has been in use. */
export const DAYS = 182;
const MINUTE = 60_000;

/** Conversations of a day, from the first weeks to now. */
const FIRST = 2.6;
const LAST = 13;
const WEEKEND = 0.36;
/** Shares of questions that nobody can answer, then and now: people learn what may be asked, and bases grow. */
const MISSED_FIRST = 0.13;
const MISSED_LAST = 0.045;

/** Who may talk to which assistant: roles with all of them, and those of the role's own. */
export type Allowed = ReadonlyMap<string, ReadonlySet<string>>;

const questionsOf = (
  { questions, chance }: DemoWorld,
  assistantId: string,
  at: Date,
  missedShare: number,
): DemoQuestion | undefined => {
  const known = questions.filter((one) => one.assistantId === assistantId && one.since < at);
  const wanted = !chance.happens(missedShare);
  const fitting = known.filter(({ grounded }) => grounded === wanted);
  return fitting.length > 0 ? chance.pick(fitting, wanted ? 1.6 : 1.15) : undefined;
};

const administrator = ({ admin, calendar }: DemoWorld): DemoPerson => ({
  id: admin.id,
  account: 'admin',
  username: '管理员',
  department: '',
  role: '系统管理员',
  since: calendar.daysAgo(190),
  stopped: false,
});

/** All conversations of the months, in the rhythm of an office. */
export const visitsOf = (world: DemoWorld, allowed: Allowed): Visit[] => {
  const { chance, calendar, people } = world;
  const regulars = chance.shuffled(people);
  // Whoever tries the demo signs in as the administrator, who so has asked too.
  regulars.splice(8, 0, administrator(world));
  const visits: Visit[] = [];
  for (let day = DAYS; day >= 0; day -= 1) {
    const progress = 1 - day / DAYS;
    const usual = FIRST + (LAST - FIRST) * progress ** 1.2;
    const probe = calendar.daysAgo(day);
    const today = usual * (calendar.isWeekend(probe) ? WEEKEND : 1) * (0.75 + chance.next() * 0.5);
    const count = Math.floor(today) + (chance.happens(today % 1) ? 1 : 0);
    for (let n = 0; n < count; n += 1) {
      const begin = calendar.daysAgo(day);
      const present = regulars.filter(({ since, stopped }) => since < begin && !(stopped && day < 18));
      if (present.length === 0) continue;
      const person = chance.pick(present, 1.45);
      const assistantId = chance.pick([...(allowed.get(person.role) ?? [])], 1.25);
      const id = randomId();
      const turns: DemoTurn[] = [];
      let at = begin;
      for (let left = chance.pick([1, 1, 2, 2, 3, 4], 1.3); left > 0 && at < calendar.now; left -= 1) {
        const missed = MISSED_FIRST + (MISSED_LAST - MISSED_FIRST) * progress;
        const asked = questionsOf(world, assistantId, at, missed);
        if (asked === undefined || turns.some((turn) => turn.asked === asked)) continue;
        turns.push({ id: randomId(), topicId: id, place: turns.length + 1, asked, person, at });
        at = new Date(at.getTime() + (0.7 + chance.next() * 5) * MINUTE);
      }
      if (turns.length > 0) visits.push({ id, person, assistantId, turns });
    }
  }
  return visits;
};
