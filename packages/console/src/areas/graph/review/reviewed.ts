import type { TripleImport, TripleTaskDetail } from '@console/api/contract';

/** A task or an import, as far as its review goes by it. */
export interface Reviewed {
  /** Which of the two it is, as calls take it. */
  readonly of: { readonly taskId: string } | { readonly importId: string };
  readonly name: string;
  readonly baseId: string;
  readonly status: string;
  /** 0 to 100. */
  readonly progress: number;
  readonly failure: string | null;
  readonly total: number;
  readonly seenCount: number;
  readonly acceptedCount: number;
  readonly passedCount: number;
  /** Chunks that could not be read. */
  readonly chunkFailed: number;
}

export const reviewedTask = (task: TripleTaskDetail): Reviewed => ({
  ...task,
  of: { taskId: task.id },
  name: task.taskName,
  baseId: task.knowBaseId,
  total: task.relationCount,
});

export const reviewedImport = (one: TripleImport): Reviewed => ({
  ...one,
  of: { importId: one.id },
  name: one.taskName,
  baseId: one.knowBaseId,
  total: one.tripleCount,
  chunkFailed: 0,
});

/** What tells it from others in the address of its page. */
export const addressOf = ({ of }: Pick<Reviewed, 'of'>): { readonly id: string } | { readonly importId: string } =>
  'taskId' in of ? { id: of.taskId } : of;

/** Milliseconds between two looks while something is on its way. */
const LOOKS_AGAIN = 2000;
const going: readonly string[] = ['waiting', 'running', 'reading', 'passing', 'removing'];

/** Whether it goes on by itself. */
export const isGoing = ({ status }: { status: string }): boolean => going.includes(status);

/** Milliseconds until the next look; 0: none. */
export const whileGoing = (one: { status: string } | undefined): number =>
  one !== undefined && isGoing(one) ? LOOKS_AGAIN : 0;

export const whileAnyGoing = (page: { list: readonly { status: string }[] } | undefined): number =>
  page?.list.some(isGoing) ? LOOKS_AGAIN : 0;

/** Whether decisions are taken now: not while what was accepted is on its way into the graph, or everything is deleted. */
export const isOpen = ({ status }: Reviewed): boolean => status !== 'passing' && status !== 'removing';
