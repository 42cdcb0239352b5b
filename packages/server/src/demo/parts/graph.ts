import { setTimeout as pause } from 'node:timers/promises';
import {
  addTripleTask,
  decideTripleCandidates,
  pageTripleCandidates,
  passTripleTask,
  readTripleTask,
} from '@console/api/contract';
import type { DemoPart, DemoWorld } from '../demoWorld.js';

/** Bases whose graph stands, and one whose triples wait to be looked at. */
const reviewed = ['rules', 'register'];
const waiting = 'league';

/** Milliseconds between two looks at a task, and for how long at most. */
const LOOK = 150;
const PATIENCE = 120_000;

const until = async ({ calls, admin }: DemoWorld, id: string, statuses: readonly string[]): Promise<void> => {
  const begin = Date.now();
  for (;;) {
    const { status } = await calls.call(readTripleTask, { id }, { as: admin });
    if (statuses.includes(status)) return;
    if (status === 'failed' || Date.now() - begin > PATIENCE) throw new Error(`a graph was not made: ${status}`);
    await pause(LOOK);
  }
};

/** Accepts what nothing speaks against, refuses the rest, and passes the task. */
const review = async (world: DemoWorld, taskId: string): Promise<void> => {
  const { calls, admin: as } = world;
  const { list } = await calls.call(pageTripleCandidates, { current: 1, size: 200, taskId }, { as });
  for (const decision of ['accepted', 'refused'] as const) {
    const idList = list.filter(({ marks }) => (marks.length === 0) === (decision === 'accepted')).map(({ id }) => id);
    if (idList.length > 0) await calls.call(decideTripleCandidates, { idList, decision }, { as });
  }
  await calls.call(passTripleTask, { id: taskId }, { as });
  await until(world, taskId, ['passed']);
};

/** What the documents of some bases say outright, reviewed and passed, and what another says, still to be reviewed. */
export const graph: DemoPart = {
  title: { zh: '知识图谱', en: 'the knowledge graph' },
  add: async (world) => {
    const keys = [...reviewed, waiting];
    for (const [at, key] of keys.entries()) {
      const base = world.bases.get(key);
      if (base === undefined) throw new Error(`there is no base ${key}`);
      const { id } = await world.calls.call(
        addTripleTask,
        { taskName: `${base.name}抽取`, knowBaseId: base.id, method: 'text' },
        { as: world.admin },
      );
      await until(world, id, ['toReview']);
      if (key !== waiting) await review(world, id);
      world.report(at + 1, keys.length);
    }
  },
};
