import { randomId } from '@console/base';
import { ApiError } from '../client/ApiError.js';
import type { CallOptions } from '../client/createClient.js';

/** A file that was never sent, and why. */
export interface RefusedFile {
  readonly file: File;
  readonly reason: 'unsupported_type' | 'too_large' | 'empty';
}

/** One file on its way to the server, which makes an `R` of it. */
export interface Upload<R> {
  readonly key: string;
  readonly file: File;
  /** Id of what it goes to: a knowledge base, a conversation. */
  readonly to: string;
  /** Bytes sent. */
  readonly loaded: number;
  /** Bytes a second, once it is known. */
  readonly speed?: number;
  /** Its turn has come. */
  readonly begun: boolean;
  /** Why it was never sent. */
  readonly refusal?: RefusedFile['reason'];
  readonly problem?: ApiError;
  /** It was stopped before it had arrived, and stays on the list. */
  readonly cancelled?: true;
  /** What it became, once it has arrived whole. */
  readonly stored?: R;
}

/** Sends one file. */
export type Send<R> = (file: File, to: string, options: CallOptions) => Promise<R>;

/** At the same time; the others wait, so that the browser's connections are not used up. */
const AT_ONCE = 2;
/** Milliseconds before a speed is worth saying. */
const SETTLED = 500;

/** Whether it is on its way, or waits for its turn. */
export const isUnderWay = ({ refusal, problem, cancelled, stored }: Upload<unknown>): boolean =>
  refusal === undefined && problem === undefined && cancelled === undefined && stored === undefined;

/** Files on their way, a few at a time. Each can be cancelled and sent again. */
export const uploadQueue = <R>(send: Send<R>, onChange: (uploads: readonly Upload<R>[]) => void) => {
  const running = new Map<string, AbortController>();
  let uploads: readonly Upload<R>[] = [];

  const waiting = (file: File, to: string): Upload<R> => ({ key: randomId(), file, to, loaded: 0, begun: false });
  const set = (next: readonly Upload<R>[]) => {
    uploads = next;
    onChange(uploads);
  };
  const change = (key: string, patch: Partial<Upload<R>>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...patch } : upload)));

  const transmit = async ({ key, file, to }: Upload<R>) => {
    const controller = new AbortController();
    running.set(key, controller);
    change(key, { begun: true });
    const start = performance.now();
    try {
      const stored = await send(file, to, {
        quiet: true,
        signal: controller.signal,
        onProgress: ({ loaded }) => {
          const passed = performance.now() - start;
          change(key, { loaded, ...(passed > SETTLED && { speed: (loaded / passed) * 1000 }) });
        },
      });
      change(key, { stored });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.aborted) change(key, { problem: error });
    } finally {
      running.delete(key);
      pump();
    }
  };
  const pump = () => {
    const next = uploads.filter((upload) => !upload.begun && isUnderWay(upload));
    for (const upload of next.toReversed().slice(0, AT_ONCE - running.size)) void transmit(upload);
  };

  return {
    /** Queues files, and lists those refused with their reason. Newest first. */
    add: (to: string, accepted: readonly File[], refused: readonly RefusedFile[] = []) => {
      const not = refused.map(({ file, reason }): Upload<R> => ({ ...waiting(file, to), refusal: reason }));
      set([...not, ...accepted.map((file) => waiting(file, to)).toReversed(), ...uploads]);
      pump();
    },
    /** Takes one off the list; stops sending it. */
    remove: (key: string) => {
      running.get(key)?.abort();
      set(uploads.filter((upload) => upload.key !== key));
    },
    /** Stops all that is under way or waits. It stays on the list, to be sent again. */
    stop: () => {
      if (!uploads.some(isUnderWay)) return;
      set(uploads.map((upload) => (isUnderWay(upload) ? { ...upload, cancelled: true } : upload)));
      for (const controller of running.values()) controller.abort();
    },
    again: (key: string) => {
      const upload = uploads.find((one) => one.key === key);
      if (upload === undefined) return;
      set(uploads.map((one) => (one.key === key ? { ...waiting(one.file, one.to), key } : one)));
      pump();
    },
  };
};
