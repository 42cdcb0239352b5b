import {
  decideTemplate,
  listTemplateVersions,
  pageTemplateReviews,
  readOwnReceiver,
  restoreTemplateVersion,
  submitTemplate,
  testPushTemplate,
  withdrawTemplate,
} from '@console/api/contract';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { maskPhone } from '../../../text/maskPhones.js';
import { readOwnPhone } from './ownPhone.js';
import { reviewWrites } from './reviewWrites.js';
import { mayMake, type TemplateDeps } from './templateDeps.js';
import { findVersion, templateRows } from './templateRows.store.js';
import { templateWrites } from './templateWrites.js';
import { testPush } from './testPush.js';

/** Versions of templates, who handed them in, who decided, and what they look like when they arrive. */
export const templateReviewRoutes = (deps: TemplateDeps): Route[] => {
  const rows = templateRows(deps.db);
  const writes = templateWrites(deps);
  const reviews = reviewWrites(deps);
  const push = testPush(deps);
  return [
    serve(listTemplateVersions, async ({ params }) => (await rows.versions(params.id)) ?? fail('template_not_found')),
    serve(submitTemplate, async ({ body }, actor) => {
      await reviews.submit(body, actor);
      return null;
    }),
    serve(withdrawTemplate, async ({ body }, actor) => {
      await reviews.withdraw(body, actor);
      return null;
    }),
    serve(restoreTemplateVersion, async ({ body }, actor) => {
      const found = await findVersion(deps.db, body.id);
      if (found === null) return fail('template_not_found');
      mayMake(actor, found.channel);
      await writes.restore(body, actor.userId);
      return null;
    }),
    serve(pageTemplateReviews, ({ body }, { userId }) => rows.reviews(body, userId)),
    serve(decideTemplate, async ({ body: { words = '', ...decision } }, actor) => {
      await reviews.decide({ ...decision, words: words.trim() }, actor);
      return null;
    }),
    serve(readOwnReceiver, async (_call, { userId }) => {
      const { phone, confirmed } = await readOwnPhone(deps.db, userId);
      return { phoneNumber: maskPhone(phone), confirmed };
    }),
    serve(testPushTemplate, ({ body, request }, actor) => push(body, actor, request)),
  ];
};
