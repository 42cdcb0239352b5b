/** What was edited, with what it was before and what was taken back. */
export interface EditHistory<Content> {
  readonly past: readonly Content[];
  readonly present: Content;
  readonly future: readonly Content[];
  /** What the last edit was about: the next one about the same is one step with it. Null: begins a step of its own. */
  readonly about: string | null;
}

/** Steps that can be taken back. */
const MOST_STEPS = 100;

export const historyOf = <Content>(present: Content): EditHistory<Content> => ({
  past: [],
  present,
  future: [],
  about: null,
});

/** Edits that follow one another about the same thing, such as the letters of one field, are one step. */
export const edited = <Content>(
  history: EditHistory<Content>,
  next: Content,
  about: string | null = null,
): EditHistory<Content> => {
  if (next === history.present) return history;
  const goesOn = about !== null && about === history.about;
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-MOST_STEPS),
    present: next,
    future: [],
    about,
  };
};

/** Takes the last step back; the same history where there is none. */
export const undone = <Content>(history: EditHistory<Content>): EditHistory<Content> => {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    about: null,
  };
};

/** Does what was taken back last once more; the same history where there is nothing. */
export const redone = <Content>(history: EditHistory<Content>): EditHistory<Content> => {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future, about: null };
};

/** The same steps upon something that came in from elsewhere: each state takes it in, so that taking a step back leaves it. */
export const rebased = <Content>(
  { past, present, future }: EditHistory<Content>,
  takeIn: (state: Content) => Content,
): EditHistory<Content> => ({
  past: past.map(takeIn),
  present: takeIn(present),
  future: future.map(takeIn),
  about: null,
});
