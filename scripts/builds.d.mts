/** A part of the product that is built from sources. */
export interface Build {
  readonly name: string;
  readonly filters: readonly string[];
  /** Absolute folder of what is built. */
  readonly dist: string;
  /** File in `dist` that is there once it is built. */
  readonly main: string;
  readonly inputs: readonly string[];
}

export const root: string;
export const consoleBuild: Build;
export const serverBuild: Build;

/** Builds it unless what stands was built from the same sources. `say` hears what is going on. */
export function prepare(one: Build, say: (text: string) => void): Promise<void>;
