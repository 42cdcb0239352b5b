import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, IdList, Moment, name, note } from '../fields.js';
import { ChannelSchema, Ids } from './parts.js';

const settings = {
  taskName: name(50),
  channel: ChannelSchema,
  /** What is sent: a template of the channel. `qyWechat` has none and sends `content`. */
  templateId: z.optional(Id),
  content: z.optional(note(2000)),
  /** Groups it goes to. None: everyone in the plan's crowd pack. */
  privateDomainIds: z.optional(Ids),
  /** When it goes out. Left out: as soon as it is started. */
  sendTime: z.optional(Moment),
};

/** Adds a task to an operate plan; it goes out once started. */
export const addPdTask = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/pdTask/add',
  body: z.strictObject({ ...settings, planId: Id }),
  reply: Created,
  needs: 'marketing.operatePlans',
  fails: {
    operate_plan_not_found: 404,
    operate_plan_finished: 409,
    template_not_found: 404,
    private_domain_not_found: 404,
  },
  origin: 'reading',
});

/** Changes a task of a plan. */
export const modifyPdTask = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/pdTask/update',
  body: z.strictObject({
    ...settings,
    id: Id,
    taskName: z.optional(settings.taskName),
    channel: z.optional(settings.channel),
  }),
  reply: Done,
  needs: 'marketing.operatePlans',
  fails: { pd_task_not_found: 404, pd_task_started: 409, template_not_found: 404, private_domain_not_found: 404 },
  origin: 'reading',
});

/** Starts a task, or stops one that has not gone out yet. */
export const startOrStopPdTask = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/marketing/pdTask/updateStart',
  body: z.strictObject({ id: Id, started: z.boolean() }),
  reply: Done,
  needs: 'marketing.operatePlans',
  fails: { pd_task_not_found: 404, pd_task_finished: 409, channel_not_configured: 409 },
  origin: 'reading',
});

/** Deletes tasks of a plan. */
export const removePdTasks = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/marketing/pdTask/delete',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'marketing.operatePlans',
  fails: { pd_task_started: 409 },
  origin: 'ours',
});
