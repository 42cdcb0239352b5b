/** What a file says of one point. */
export interface ComparisonCell {
  /** `waiting`: nobody has looked yet · `not_found`: the file says nothing of it. */
  readonly state: 'waiting' | 'found' | 'not_found';
  /** With `[n]` where a source is cited. */
  readonly text: string;
  /** A model's words; false: those of the file itself. */
  readonly byModel: boolean;
  /** `label` says where it stands: 第 3 页. */
  readonly sources: readonly { readonly n: number; readonly label: string }[];
}

/** One point in all of the files, in their order. */
export interface ComparisonRow {
  readonly point: string;
  readonly cells: readonly ComparisonCell[];
}
