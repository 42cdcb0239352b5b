import { ApiError, type CallOptions } from '@console/api';
import type { Document } from '@console/api/contract';
import { randomId } from '@console/base';
import type { RefusedFile } from '@console/ui/upload-list';

/** One file on its way to a knowledge base. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  /** Bytes sent. */
  readonly loaded: number;
  /** Bytes a second, once it is known. */
  readonly speed?: number;
  /** Its turn has come. */
  readonly begun: boolean;
  /** Why it was never sent. */
  readonly refusal?: RefusedFile['reason'];
  readonly problem?: ApiError;
  /** What it became, once it has arrived whole. */
  readonly document?: Document;
}

/** Sends one file. */
export type Send = (file: File, options: CallOptions) => Promise<Document>;

/** At the same time; the others wait, so that the browser's connections are not used up. */
const AT_ONCE = 2;
/** Milliseconds before a speed is worth saying. */
const SETTLED = 500;

const waiting = (file: File): Upload => ({ key: randomId(), file, loaded: 0, begun: false });

/** Files on their way, a few at a time. Each can be cancelled and sent again. */
export const uploadQueue = (send: Send, onChange: (uploads: readonly Upload[]) => void) => {
  const running = new Map<string, AbortController>();
  let uploads: readonly Upload[] = [];

  const set = (next: readonly Upload[]) => {
    uploads = next;
    onChange(uploads);
  };
  const change = (key: string, patch: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...patch } : upload)));

  const transmit = async ({ key, file }: Upload) => {
    const controller = new AbortController();
    running.set(key, controller);
    change(key, { begun: true });
    const start = performance.now();
    try {
      const document = await send(file, {
        quiet: true,
        signal: controller.signal,
        onProgress: ({ loaded }) => {
          const passed = performance.now() - start;
          change(key, { loaded, ...(passed > SETTLED && { speed: (loaded / passed) * 1000 }) });
        },
      });
      change(key, { document });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.aborted) change(key, { problem: error });
    } finally {
      running.delete(key);
      pump();
    }
  };
  const pump = () => {
    const next = uploads.filter(({ begun, refusal }) => !begun && refusal === undefined);
    for (const upload of next.toReversed().slice(0, AT_ONCE - running.size)) void transmit(upload);
  };

  return {
    /** Queues files, and lists those refused with their reason. Newest first. */
    add: (accepted: readonly File[], refused: readonly RefusedFile[]) => {
      const not = refused.map(({ file, reason }): Upload => ({ ...waiting(file), refusal: reason }));
      set([...not, ...accepted.map(waiting).toReversed(), ...uploads]);
      pump();
    },
    /** Takes one off the list; stops sending it. */
    remove: (key: string) => {
      running.get(key)?.abort();
      set(uploads.filter((upload) => upload.key !== key));
    },
    again: (key: string) => {
      const upload = uploads.find((one) => one.key === key);
      if (upload === undefined) return;
      set(uploads.map((one) => (one.key === key ? { ...waiting(one.file), key } : one)));
      pump();
    },
  };
};
