import { useState } from 'react';
import { HOST_CONTEXT_LIMITS, type HostContext } from '../contract/hostContext.js';
import type { ContextKind } from './chatTypes.js';

const kinds = ['record', 'page', 'selection'] as const satisfies readonly ContextKind[];

const noted = (value: unknown): string => JSON.stringify(value);

/**
 * What the page around shows, less what the reader has put away: that is offered again once the page shows something else.
 * A selection is used up by the question that it went with; one that is quoted from an answer goes before the page's.
 */
export const useHostContext = (around: HostContext | undefined) => {
  const [quoted, setQuoted] = useState<string>();
  const given: HostContext | undefined = quoted === undefined ? around : { ...around, selection: quoted };
  const [away, setAway] = useState<Readonly<Partial<Record<ContextKind, string>>>>({});
  const left = kinds.filter((kind) => given?.[kind] !== undefined && noted(given[kind]) !== away[kind]);
  const offered: HostContext | undefined =
    given === undefined || left.length === 0
      ? undefined
      : {
          ...(left.includes('record') && { record: given.record }),
          ...(left.includes('page') && { page: given.page }),
          ...(left.includes('selection') && { selection: given.selection }),
        };
  const putAway = (kind: ContextKind, value: unknown): void =>
    setAway((before) => ({ ...before, [kind]: noted(value) }));
  const drop = (kind: ContextKind): void => {
    if (kind === 'selection' && quoted !== undefined) setQuoted(undefined);
    else putAway(kind, given?.[kind]);
  };
  return {
    offered,
    drop,
    /** Words of an answer go with the next question, as many as may. */
    quote: (text: string): void => {
      setAway(({ selection: _selection, ...before }) => before);
      setQuoted(text.trim().slice(0, HOST_CONTEXT_LIMITS.selection));
    },
    /** The question that it went with was taken. */
    used: (context: HostContext | undefined): void => {
      if (context?.selection === undefined) return;
      if (quoted === undefined) putAway('selection', context.selection);
      else setQuoted(undefined);
    },
  };
};
