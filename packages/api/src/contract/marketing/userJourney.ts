import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, name, named, note, text } from '../fields.js';
import { authored, NameCheck } from './parts.js';
import { UserScene } from './userScene.js';

/** What a kind of person goes through, step by step. */
const UserJourney = z.looseObject({
  id: Id,
  journeyName: z.string(),
  description: z.string(),
  /** Whom it is about; null: everyone. */
  crowdPackId: z.nullable(Id),
  crowdPackName: z.string(),
  enabled: z.boolean(),
  sceneCount: z.int(),
  strategyCount: z.int(),
  ...authored,
});
export interface UserJourney extends z.infer<typeof UserJourney> {}

const UserJourneyDetail = z.looseObject({ ...UserJourney._zod.def.shape, scenes: z.array(UserScene) });
export interface UserJourneyDetail extends z.infer<typeof UserJourneyDetail> {}

const settings = {
  journeyName: name(50),
  description: z.optional(note(500)),
  crowdPackId: z.optional(z.nullable(Id)),
  enabled: z.optional(z.boolean()),
};

/** All journeys, last changed first, at most 500. */
export const listUserJourneys = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/userJourney/list',
  body: z.strictObject({ keyword: z.optional(note(50)), enabled: z.optional(z.boolean()) }),
  reply: z.array(named<UserJourney>(UserJourney)),
  needs: 'marketing.userJourneys',
  origin: 'reading',
});

/** One journey with its scenes and their strategies, all in order. */
export const readUserJourney = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/userJourney/get',
  query: z.strictObject({ id: Id }),
  reply: named<UserJourneyDetail>(UserJourneyDetail),
  needs: 'marketing.userJourneys',
  fails: { user_journey_not_found: 404 },
  origin: 'reading',
});

/** Deletes a journey with its scenes and strategies. */
export const removeUserJourney = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/userJourney/delete',
  query: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'marketing.userJourneys',
  fails: { user_journey_not_found: 404 },
  origin: 'reading',
});

/** Adds a user journey. */
export const addUserJourney = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/userJourney/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'marketing.userJourneys',
  fails: { name_taken: 409, crowd_pack_not_found: 404 },
  origin: 'reading',
});

/** Changes a user journey. */
export const modifyUserJourney = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/userJourney/update',
  body: z.strictObject({ ...settings, id: Id, journeyName: z.optional(settings.journeyName) }),
  reply: Done,
  needs: 'marketing.userJourneys',
  fails: { user_journey_not_found: 404, name_taken: 409, crowd_pack_not_found: 404 },
  origin: 'reading',
});

/** Whether a journey of that name exists. */
export const checkUserJourneyName = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/userJourney/checkRepeatName',
  query: z.strictObject({ name: text(50) }),
  reply: NameCheck,
  needs: 'marketing.userJourneys',
  origin: 'reading',
});
