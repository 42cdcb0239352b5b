import { ApiError } from '@console/api';

/** Where the saving of what is edited stands. */
export type Saving =
  | {
      readonly state: 'saved' /** When; null: nothing has been changed since it was opened. */;
      readonly at: Date | null;
    }
  /** Changed, and sent in a moment. */
  | { readonly state: 'waiting' }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly error: ApiError }
  /** Somebody saved another state meanwhile; nothing is sent until it is said which one counts. */
  | { readonly state: 'conflict' };

export interface DeckSaverOptions<Content> {
  /** Of what was read. */
  version: number;
  /** What was read. */
  upon: Content;
  /** Sends it, and answers the version that it is then. */
  save: (content: Content, version: number) => Promise<number>;
  onSaving: (saving: Saving) => void;
  /** All that was edited is saved. */
  onSaved: () => void;
  /** The time it is. Default: the clock's. */
  now?: () => Date;
}

/** A state that the server has. */
export interface SavedState<Content> {
  readonly content: Content;
  readonly version: number;
}

export interface DeckSaver<Content> {
  /** It was edited: saves it a moment after the last edit. */
  change: (content: Content) => void;
  /** Sends what waits, at once. Resolves to whether all is saved. */
  flush: () => Promise<boolean>;
  /** What was saved elsewhere is what is edited from now on: the next change is saved over it. */
  goOnUpon: (theirs: SavedState<Content>) => void;
  /** The same, and nothing that was edited here waits any more. */
  takeTheirs: (theirs: SavedState<Content>) => void;
  /** What was saved elsewhere could not be read: it is tried again with the next saving. */
  failToSettle: (error: ApiError) => void;
  /** What was saved last, or read. */
  upon: () => Content;
  /** Whether something has been edited that is not saved. */
  waits: () => boolean;
  /** The version that was saved last. */
  version: () => number;
}

/** Milliseconds without an edit after which it is saved. */
export const PAUSE = 800;

/**
 * Saves what is edited, one state after the other and always the newest: never two at once, and what is edited while one
 * is under way follows it. What fails is kept and sent again with the next edit, or when it is asked for.
 */
export const deckSaver = <Content>(options: DeckSaverOptions<Content>): DeckSaver<Content> => {
  const { save, onSaving, onSaved, now = () => new Date() } = options;
  let { version, upon } = options;
  let unsaved: { readonly content: Content } | undefined;
  let inConflict = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let going: Promise<boolean> | undefined;

  const send = async (): Promise<boolean> => {
    for (let next = unsaved; next !== undefined && !inConflict; next = unsaved) {
      onSaving({ state: 'saving' });
      try {
        version = await save(next.content, version);
        upon = next.content;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        inConflict = error.reason === 'changed_meanwhile';
        onSaving(inConflict ? { state: 'conflict' } : { state: 'failed', error });
        return false;
      }
      if (unsaved === next) unsaved = undefined;
    }
    if (inConflict) return false;
    onSaving({ state: 'saved', at: now() });
    onSaved();
    return true;
  };
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    if (going !== undefined) return going;
    if (unsaved === undefined) return Promise.resolve(true);
    if (inConflict) return Promise.resolve(false);
    going = send().finally(() => {
      going = undefined;
    });
    return going;
  };
  return {
    change: (content) => {
      unsaved = { content };
      if (inConflict) return;
      clearTimeout(timer);
      if (going === undefined) onSaving({ state: 'waiting' });
      timer = setTimeout(() => void flush(), PAUSE);
    },
    flush,
    goOnUpon: (theirs) => {
      ({ version, content: upon } = theirs);
      inConflict = false;
      onSaving({ state: 'waiting' });
    },
    takeTheirs: (theirs) => {
      clearTimeout(timer);
      ({ version, content: upon } = theirs);
      inConflict = false;
      unsaved = undefined;
      onSaving({ state: 'saved', at: null });
      onSaved();
    },
    failToSettle: (error) => {
      inConflict = false;
      onSaving({ state: 'failed', error });
    },
    upon: () => upon,
    waits: () => unsaved !== undefined,
    version: () => version,
  };
};
