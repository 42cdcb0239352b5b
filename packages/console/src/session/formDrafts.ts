import { randomId } from '@console/base';
import { useMemo, useState } from 'react';
import { draftsOf } from './clearDrafts.js';
import { draftKeys, readDraft, writeDraft } from './draftStorage.js';
import { useOptionalUser } from './UserContext.js';

/** Values of a form by the names of its fields, as far as JSON holds them. */
export type Fields = Readonly<Record<string, unknown>>;

export interface FormDraft {
  /** What was typed earlier and neither saved nor given up. */
  read: () => Fields | undefined;
  /** A new round of typing may begin. */
  begin: () => void;
  /** Keeps them, a moment after the last change of many. */
  write: (fields: Fields) => void;
  /** Keeps at once what waits for its moment. */
  flush: () => void;
  /** They were saved, or given up. What is still written then, late, is not kept: a new round has to begin first. */
  forget: () => void;
}

/** Milliseconds without a change after which fields are kept. */
const PAUSE = 300;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const formDraft = (key: string): FormDraft => {
  let waiting: Fields | undefined;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    const fields = waiting;
    waiting = undefined;
    return fields;
  };
  const flush = () => {
    const fields = settle();
    if (fields !== undefined) writeDraft(key, JSON.stringify(fields));
  };
  return {
    read: () => parse(readDraft(key)),
    begin: () => {
      over = false;
    },
    write: (fields) => {
      if (over) return;
      settle();
      waiting = fields;
      timer = setTimeout(flush, PAUSE);
    },
    flush,
    forget: () => {
      over = true;
      settle();
      writeDraft(key, '');
    },
  };
};

/**
 * The fields of one form that the user filled in and did not save, under a name. Kept in this browser, for this user,
 * through reloads and a lost session, until they sign out. Not for secrets.
 */
export const useFormDraft = (name: string): FormDraft => {
  const key = `${draftsOf(useOptionalUser()?.userId ?? '')}form:${name}`;
  return useMemo(() => formDraft(key), [key]);
};

/** What one page keeps, with what other pages on the same thing left behind. */
export interface SharedDraft extends Omit<FormDraft, 'read'> {
  /** What other pages kept and have not saved, by a name of its own for each; also of pages that are open still. */
  left: () => readonly { readonly name: string; readonly fields: Fields }[];
  /** It was taken over, or given up. */
  forgetLeft: (name: string) => void;
}

const sharedDraft = (prefix: string, own: string): SharedDraft => {
  const { begin, write, flush, forget } = formDraft(own);
  return {
    begin,
    write,
    flush,
    forget,
    left: () =>
      draftKeys(prefix).flatMap((name) => {
        const fields = name === own ? undefined : parse(readDraft(name));
        return fields === undefined ? [] : [{ name, fields }];
      }),
    forgetLeft: (name) => writeDraft(name, ''),
  };
};

/**
 * As `useFormDraft`, for what may be open twice: no page writes over what another one keeps, or forgets it. A page that is
 * opened takes over what is left.
 */
export const useSharedDraft = (name: string): SharedDraft => {
  const prefix = `${draftsOf(useOptionalUser()?.userId ?? '')}form:${name}#`;
  const [page] = useState(randomId);
  return useMemo(() => sharedDraft(prefix, `${prefix}${page}`), [prefix, page]);
};
