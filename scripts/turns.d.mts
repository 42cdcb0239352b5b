/** Where files are tried by turns. */
export type TurningStep = 'server' | 'e2e';

/** Moves on every day, so that everything has its turn. */
export const turn: number;
/** Everything, whatever has its turn. */
export const all: boolean;

/** Every file that is tried by turns, from the root. */
export const turningFiles: readonly string[];

/** What a run of a step includes, of what it `includes` without turns, and what it leaves out because it rests. */
export function chosenFiles(step: TurningStep, includes: string[]): { include: string[]; exclude: string[] };
