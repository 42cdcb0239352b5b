/** Why no plan could be made of a question. `words`: nobody knows them; the others say what does not go together. */
export type Reason =
  | 'words'
  | 'metric'
  | 'manyMetrics'
  | 'dimension'
  | 'value'
  | 'time'
  | 'noTime'
  | 'compare'
  | 'order'
  | 'unit'
  | 'target';

/** Leaves the reading of a question that cannot be answered; `readQuestion` makes a reply of it. */
export class NotUnderstood extends Error {
  readonly reason: Reason;
  readonly words: readonly string[];

  constructor(reason: Reason, words: readonly string[] = []) {
    super(reason);
    this.reason = reason;
    this.words = words;
  }
}
