import { cdp } from 'vitest/browser';

/** Milliseconds of a frame: a task that takes longer lets one go by. */
const FRAME = 16;

export interface Tasks {
  /** Processor time of the longest task, in milliseconds. */
  readonly longest: number;
  /** Tasks of more than a frame. */
  readonly long: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds of the processor, where it is something that takes time. */
  readonly tdur: number | null;
}

const read = (event: object): TraceEvent => {
  const number = (name: string): number | null => {
    const value: unknown = Reflect.get(event, name);
    return typeof value === 'number' ? value : null;
  };
  return {
    name: String(Reflect.get(event, 'name')),
    pid: number('pid') ?? 0,
    tid: number('tid') ?? 0,
    ts: number('ts') ?? 0,
    tdur: number('tdur'),
  };
};

let events: TraceEvent[] = [];
let complete: () => void = () => {};
let listens = false;

const listen = (): void => {
  if (listens) return;
  listens = true;
  cdp().on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const name: unknown = Reflect.get(event, 'name');
      if (name === 'RunTask' || name === 'work-began' || name === 'work-ended') events.push(read(event));
    }
  });
  cdp().on('Tracing.tracingComplete', () => complete());
};

/**
 * The tasks of the page's main thread meanwhile, whatever they are for: script, style, layout, paint, collecting
 * garbage. Each by the processor's time, so that what else the machine does is not counted.
 */
export const tasksOf = async (work: () => Promise<void>): Promise<Tasks> => {
  listen();
  events = [];
  await cdp().send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] },
  });
  performance.mark('work-began');
  await work();
  performance.mark('work-ended');
  const ended = new Promise<void>((resolve) => {
    complete = resolve;
  });
  await cdp().send('Tracing.end');
  await ended;
  const began = events.find(({ name }) => name === 'work-began');
  const end = events.find(({ name }) => name === 'work-ended');
  if (!began || !end) throw new Error('The trace has no beginning or no end');
  const tasks = events
    .filter(({ name, pid, tid, ts }) => {
      const here = pid === began.pid && tid === began.tid;
      return name === 'RunTask' && here && ts >= began.ts && ts <= end.ts;
    })
    .map(({ tdur }) => (tdur ?? 0) / 1000);
  if (!tasks.some((task) => task > 0)) throw new Error('The trace has no tasks');
  return { longest: Math.max(...tasks), long: tasks.filter((task) => task > FRAME).length };
};
