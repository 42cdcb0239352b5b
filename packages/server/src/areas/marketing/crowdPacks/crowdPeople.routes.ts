import {
  countCrowd,
  explainCrowd,
  findCrowdPeople,
  listAddChannelTags,
  listUserBehaviourTags,
  pageCrowdPackMembers,
  readCrowdPicture,
  type RuleSet,
  sampleCrowd as sampleCrowdCall,
} from '@console/api/contract';
import {
  checkPacks,
  checkRules,
  countRules,
  explainPerson,
  phoneAsking,
  ruleCatalogue,
} from '../../../audiences/index.js';
import { fail } from '../../../http/failure.js';
import { type Actor, type Route, serve } from '../../../http/serve.js';
import { turnstile } from '../../../workers/index.js';
import type { CrowdDeps } from './crowdDeps.js';
import { listLabelGroups } from './labelGroups.js';
import { packRows } from './packRows.store.js';
import { findPeople, pageMembers, peopleOfIds } from './people.store.js';
import { crowdPictures } from './picture.js';
import { sampleCrowd } from './sampleCrowd.js';
import { isMember, storedRules } from './storedRules.js';

/** Counts of everybody at a time: the other connections are for those who do not wait as long. */
const MOST_COUNTS = 2;

/** Whether somebody sees people with their addresses and birthdays. */
const seesPeople = ({ permissions }: Actor): boolean =>
  permissions.has('customers') || permissions.has('customers.look');

/** Who is in packs or would be, and why. */
export const crowdPeopleRoutes = ({ db, limiter, now }: CrowdDeps): Route[] => {
  const asks = phoneAsking(limiter);
  const rows = packRows(db);
  const picture = crowdPictures(db, now);
  const catalogue = ruleCatalogue(db);
  const counts = turnstile(MOST_COUNTS, 'oldest');
  const existing = async (id: string): Promise<string> => {
    if (!(await rows.exists(id))) throw fail('crowd_pack_not_found');
    return id;
  };
  const checked = async (rules: RuleSet, actor: Actor): Promise<RuleSet> => {
    checkRules(rules);
    await asks(actor, { rules });
    await checkPacks(db, rules);
    return rules;
  };

  return [
    serve(listUserBehaviourTags, ({ request }) => catalogue(request.language)),
    serve(listAddChannelTags, () => listLabelGroups(db)),
    serve(pageCrowdPackMembers, async ({ body }, actor) => {
      await asks(actor, body);
      await existing(body.crowdPackId);
      return pageMembers(db, body);
    }),
    serve(countCrowd, async ({ body: { rules, exact = false }, request: { signal } }, actor) => {
      const set = await checked(rules, actor);
      const count = () => countRules(db, set, { now: now(), exact, signal });
      return exact ? counts.pass(count, signal) : count();
    }),
    serve(sampleCrowdCall, async ({ body }, actor) =>
      sampleCrowd(db, await checked(body.rules, actor), { now: now(), seesPeople: seesPeople(actor) }),
    ),
    serve(findCrowdPeople, async ({ body }, actor) => {
      await asks(actor, body);
      return findPeople(db, body.keyword);
    }),
    serve(explainCrowd, async ({ body: { customerId, crowdPackId, rules } }, actor) => {
      const stored = crowdPackId === undefined ? null : await storedRules(db, crowdPackId);
      if (stored === null && rules === undefined) return fail('crowd_pack_not_found');
      const member = crowdPackId === undefined ? null : await isMember(db, crowdPackId, customerId);
      const [person] = await peopleOfIds(db, [customerId]);
      if (person === undefined) return fail('customer_not_found');
      if (rules === undefined) await asks(actor, { rules: stored?.rules });
      const set = rules === undefined ? (stored?.rules ?? null) : await checked(rules, actor);
      // Of a list there is nothing to tell but whether somebody is on it.
      if (set === null) return { person, fits: member ?? false, member, steps: [], firstFailing: null };
      const explained = await explainPerson(db, set, { customerId, now: now(), seesPeople: seesPeople(actor) });
      return explained === null ? fail('customer_not_found') : { person, member, ...explained };
    }),
    serve(readCrowdPicture, async ({ params }) => picture(await existing(params.id))),
  ];
};
