import { ApiError } from '@console/api';
import type { importUsers, ImportedUser, ReplyOf } from '@console/api/contract';
import { useImportUsers } from '@console/api/hooks/users';
import { usePageEnd } from '@console/ui/kept-pages';
import { useRef, useState } from 'react';

/** Users that one call adds: few enough to show how far it is, and to stop soon. */
const AT_ONCE = 10;

type Refused = ReplyOf<typeof importUsers>['refused'];

export interface UserImport {
  file?: File;
  /** Rows that would be added, and those that would not; known once the file was checked. */
  plan?: { rows: readonly number[]; refused: Refused };
  /** `stopped`: by the reader, or because a call failed. What was added until then stays. */
  phase: 'choosing' | 'checking' | 'checked' | 'importing' | 'stopped' | 'done';
  /** Those added so far, with their first passwords, which nobody can look up again. */
  added: readonly ImportedUser[];
  /** Rows of the plan that were refused after all. */
  refused: Refused;
  /** How many rows of the plan were dealt with. */
  handled: number;
  problem?: ApiError;
}

const nothing: UserImport = { phase: 'choosing', added: [], refused: [], handled: 0 };

/** Checks a spreadsheet of users, then adds them a few at a time. */
export const useUserImport = () => {
  const send = useImportUsers();
  const [state, setState] = useState(nothing);
  const stopping = useRef(false);
  const checking = useRef<AbortController>(null);
  const stop = () => {
    stopping.current = true;
  };
  usePageEnd(() => {
    stop();
    checking.current?.abort();
  });

  /** Answers what a call failed with; every other error is none of its business. */
  const problemOf = (error: unknown): ApiError => {
    if (error instanceof ApiError) return error;
    throw error;
  };

  const check = async (file: File): Promise<void> => {
    checking.current?.abort();
    const { signal } = (checking.current = new AbortController());
    setState({ ...nothing, file, phase: 'checking' });
    try {
      const { added, refused } = await send.run({ dryRun: true, file }, { quiet: true, signal });
      const plan = { rows: added.map(({ row }) => row), refused };
      setState({ ...nothing, file, plan, phase: 'checked' });
    } catch (error) {
      if (!signal.aborted) setState({ ...nothing, file, problem: problemOf(error) });
    }
  };

  /** Begins, or goes on where it was stopped. */
  const start = async (): Promise<void> => {
    const { file, plan } = state;
    if (file === undefined || plan === undefined) return;
    stopping.current = false;
    let at = state.handled;
    setState((before) => ({ ...before, phase: 'importing', problem: undefined }));
    try {
      while (at < plan.rows.length && !stopping.current) {
        const rows = plan.rows.slice(at, at + AT_ONCE);
        const [fromRow = 0, toRow = fromRow] = [rows[0], rows.at(-1)];
        const { added, refused } = await send.run({ dryRun: false, fromRow, toRow, file }, { quiet: true });
        at += rows.length;
        const handled = at;
        const late = refused.filter(({ row }) => rows.includes(row));
        setState((before) => ({
          ...before,
          handled,
          added: [...before.added, ...added],
          refused: [...before.refused, ...late],
        }));
      }
      const phase = at < plan.rows.length ? 'stopped' : 'done';
      setState((before) => ({ ...before, phase }));
    } catch (error) {
      const problem = problemOf(error);
      setState((before) => ({ ...before, phase: 'stopped', problem }));
    }
  };

  return {
    state,
    check,
    start,
    /** Ends it after the call that is under way. */
    stop,
    /** Begins anew; what is being checked is given up. */
    reset: () => {
      checking.current?.abort();
      setState(nothing);
    },
  };
};
