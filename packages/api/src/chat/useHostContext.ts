import { useState } from 'react';
import type { HostContext } from '../contract/hostContext.js';
import type { ContextKind } from './chatTypes.js';

const kinds = ['record', 'page', 'selection'] as const satisfies readonly ContextKind[];

const noted = (value: unknown): string => JSON.stringify(value);

/**
 * What the page around shows, less what the reader has put away: that is offered again once the page shows something else.
 * A selection is used up by the question that it went with.
 */
export const useHostContext = (given: HostContext | undefined) => {
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
  const drop = (kind: ContextKind): void => setAway((before) => ({ ...before, [kind]: noted(given?.[kind]) }));
  return {
    offered,
    drop,
    /** The question that it went with was taken. */
    used: (context: HostContext | undefined): void => {
      if (context?.selection !== undefined) setAway((before) => ({ ...before, selection: noted(context.selection) }));
    },
  };
};
