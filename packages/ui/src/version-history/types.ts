/** One state in which something was kept. */
export interface Version {
  readonly id: string;
  /** From 1, the newest has the greatest. */
  readonly number: number;
  /** When it was kept. */
  readonly at: Date | string | number;
  /** Who kept it. */
  readonly by?: string;
  /** What changed with it, in words. */
  readonly note?: string;
  /** In place of "版本 4". */
  readonly name?: string;
}

/** Versions that are there so far, newest first. */
export interface VersionPage {
  readonly list: readonly Version[];
  /** All that there are. */
  readonly total: number;
}

/** What the reader looks at: one version, or what it has that another one has not. */
export interface ShownVersion {
  readonly id: string;
  readonly comparedWith?: string;
}
