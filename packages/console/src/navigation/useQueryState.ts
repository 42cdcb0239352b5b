import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type QueryPatch = Readonly<Record<string, string | number | undefined>>;

/**
 * The query of this page's address: filters, page number, open record. `set` changes the named parameters and leaves
 * the others; undefined removes one. `push` keeps the former address in the history; default is to replace it.
 */
export const useQueryState = (): readonly [
  (name: string) => string | undefined,
  (patch: QueryPatch, options?: { push?: boolean }) => void,
] => {
  const [parameters, setParameters] = useSearchParams();
  const get = useCallback((name: string) => parameters.get(name) ?? undefined, [parameters]);
  const set = useCallback(
    (patch: QueryPatch, { push = false }: { push?: boolean } = {}) => {
      setParameters(
        (former) => {
          const next = new URLSearchParams(former);
          for (const [name, value] of Object.entries(patch)) {
            if (value === undefined || value === '') next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: !push },
      );
    },
    [setParameters],
  );
  return [get, set];
};
