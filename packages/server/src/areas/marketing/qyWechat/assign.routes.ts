import {
  assignPackage,
  assignUsers,
  exportAssignedPeople,
  exportAssignStatistic,
  pageAssignedPeople,
  pageAssignments,
  pageAssignStatistic,
  pauseAssignment,
  readAssignment,
  resumeAssignment,
  startAssignment,
  stopAssignment,
  undoAssignment,
} from '@console/api/contract';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { allAssignedPeople, pageOfAssignedPeople, pageOfAssignments, readOneAssignment } from './assignments.store.js';
import { assignmentSteps } from './assignmentSteps.js';
import { assignedPeopleSheet, statisticSheet } from './assignSheets.js';
import { assignWrites } from './assignWrites.js';
import type { QyWechatDeps } from './qyWechatDeps.js';
import { pageOfStatistic, wholeStatistic } from './staffStatistic.store.js';

/** Giving customers to staff: worked out, begun, paused, taken back, and counted. */
export const assignRoutes = ({ db, open }: Pick<QyWechatDeps, 'db' | 'open'>): Route[] => {
  const writes = assignWrites(db);
  const steps = assignmentSteps(db);
  const isConfigured = async (): Promise<boolean> => (await open()) !== null;

  return [
    serve(assignPackage, async ({ body }, { userId }) =>
      writes.package(body, { userId, configured: await isConfigured() }),
    ),
    serve(assignUsers, async ({ body }, { userId }) =>
      writes.users(body, { userId, configured: await isConfigured() }),
    ),
    serve(pageAssignStatistic, ({ body }) => pageOfStatistic(db, body)),
    serve(exportAssignStatistic, async ({ body, request: { language } }) =>
      statisticSheet(await wholeStatistic(db, body), language),
    ),
    serve(pageAssignments, ({ body }, { userId }) => pageOfAssignments(db, body, userId)),
    serve(
      readAssignment,
      async ({ params: { id } }, { userId }) =>
        (await readOneAssignment(db, id, userId)) ?? fail('assignment_not_found'),
    ),
    serve(
      pageAssignedPeople,
      async ({ body }, { userId }) => (await pageOfAssignedPeople(db, body, userId)) ?? fail('assignment_not_found'),
    ),
    serve(exportAssignedPeople, async ({ body: { assignmentId }, request: { language } }, { userId }) => {
      const rows = await allAssignedPeople(db, assignmentId, userId);
      return rows === null ? fail('assignment_not_found') : assignedPeopleSheet(rows, language);
    }),
    serve(startAssignment, async ({ body: { id } }, { userId }) => {
      await steps.start(id, userId, await isConfigured());
      return null;
    }),
    serve(pauseAssignment, async ({ body: { id } }, { userId }) => {
      await steps.pause(id, userId);
      return null;
    }),
    serve(resumeAssignment, async ({ body: { id } }, { userId }) => {
      await steps.resume(id, userId);
      return null;
    }),
    serve(stopAssignment, async ({ body: { id } }, { userId }) => {
      await steps.stop(id, userId);
      return null;
    }),
    serve(undoAssignment, async ({ body: { id } }, { userId }) => steps.undo(id, userId, await isConfigured())),
  ];
};
