/// <reference types="vite/client" />
import { beforeAll, type RunnerTask } from 'vitest';

/** How often each test runs again after its first time; what fails once has failed. */
const repeats = Number(import.meta.env['REPEATS'] ?? 0);

const repeat = (tasks: readonly RunnerTask[]): void => {
  for (const task of tasks) {
    if (task.type === 'suite') repeat(task.tasks);
    else task.repeats = repeats;
  }
};

// oxlint-disable-next-line no-empty-pattern -- Vitest reads what a hook needs off its first parameter.
beforeAll(({}, { tasks }) => repeat(tasks));
