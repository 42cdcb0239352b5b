/** How far one answer goes. */
export interface Limits {
  readonly steps: number;
  /** In all, from the question to the answer. */
  readonly milliseconds: number;
  /** After them nothing more is done, and the answer is written from what there is. */
  readonly actingMilliseconds: number;
}

export const LIMITS: Limits = { steps: 8, milliseconds: 90_000, actingMilliseconds: 65_000 };
