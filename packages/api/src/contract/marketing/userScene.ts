import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, name, named, note, Time } from '../fields.js';
import { NewOrder } from './parts.js';
import { UserStrategy } from './userStrategy.js';

/** A step of a journey, with what is done there. */
export const UserScene = z.looseObject({
  id: Id,
  journeyId: Id,
  sceneName: z.string(),
  description: z.string(),
  /** What the person should come to do. */
  goal: z.string(),
  sort: z.int(),
  /** In their order. */
  strategies: z.array(UserStrategy),
  updateTime: Time,
});
export interface UserScene extends z.infer<typeof UserScene> {}

const settings = {
  sceneName: name(50),
  description: z.optional(note(500)),
  goal: z.optional(note(200)),
};

/** Scenes of one journey in their order, at most 200. */
export const listUserScenes = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/userScene/list',
  body: z.strictObject({ journeyId: Id, keyword: z.optional(note(50)) }),
  reply: z.array(named<UserScene>(UserScene)),
  needs: 'marketing.userJourneys',
  fails: { user_journey_not_found: 404 },
  origin: 'reading',
});

/** Adds a scene at the end of its journey. */
export const addUserScene = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/userScene/add',
  body: z.strictObject({ ...settings, journeyId: Id }),
  reply: Created,
  needs: 'marketing.userJourneys',
  fails: { user_journey_not_found: 404, too_many_scenes: 409 },
  origin: 'reading',
});

/** Changes a user scene. */
export const modifyUserScene = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/userScene/update',
  body: z.strictObject({ ...settings, id: Id, sceneName: z.optional(settings.sceneName) }),
  reply: Done,
  needs: 'marketing.userJourneys',
  fails: { user_scene_not_found: 404 },
  origin: 'reading',
});

/** Deletes a scene with its strategies. */
export const removeUserScene = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/userScene/delete',
  query: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'marketing.userJourneys',
  fails: { user_scene_not_found: 404 },
  origin: 'reading',
});

/** Orders the scenes of a journey. */
export const sortUserScenes = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/userScene/updateSort',
  body: z.strictObject({ journeyId: Id, idList: NewOrder }),
  reply: Done,
  needs: 'marketing.userJourneys',
  fails: { user_journey_not_found: 404, order_outdated: 409 },
  origin: 'reading',
});

/** One user scene. */
export const readUserScene = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/userScene/query',
  query: z.strictObject({ id: Id }),
  reply: named<UserScene>(UserScene),
  needs: 'marketing.userJourneys',
  fails: { user_scene_not_found: 404 },
  origin: 'reading',
});
