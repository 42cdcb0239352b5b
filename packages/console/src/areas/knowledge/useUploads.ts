import { ApiError } from '@console/api';
import type { Document } from '@console/api/contract';
import { useUploadDocument } from '@console/api/hooks/documents';
import { randomId } from '@console/base';
import type { RefusedFile } from '@console/ui/upload-list';
import { useCallback, useRef, useState } from 'react';

/** One file on its way to a knowledge base. */
export interface Upload {
  key: string;
  file: File;
  loaded: number;
  /** Milliseconds since the epoch; undefined while others go first. */
  startedAt?: number;
  /** Why it was never sent. */
  refusal?: 'unsupported_type' | 'too_large' | 'empty';
  problem?: ApiError;
  /** What it became, once it has arrived whole. */
  document?: Document;
}

/** At the same time; the others wait, so that the browser's connections are not used up. */
const AT_ONCE = 2;

/** Sends files one after the other, with progress; each can be cancelled and sent again. */
export const useUploads = (knowledgeBaseId: string) => {
  const { run } = useUploadDocument();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const waiting = useRef<Upload[]>([]);

  const change = useCallback((key: string, patch: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...patch } : upload)));
  }, []);

  const next = useCallback(() => {
    while (running.current.size < AT_ONCE) {
      const upload = waiting.current.shift();
      if (upload === undefined) return;
      const controller = new AbortController();
      const { key, file } = upload;
      running.current.set(key, controller);
      change(key, { startedAt: Date.now() });
      void run(
        { knowledgeBaseId, file },
        { quiet: true, signal: controller.signal, onProgress: ({ loaded }) => change(key, { loaded }) },
      )
        .then(
          (document) => change(key, { document }),
          (error: unknown) => {
            if (error instanceof ApiError && !error.aborted) change(key, { problem: error });
          },
        )
        .finally(() => {
          running.current.delete(key);
          next();
        });
    }
  }, [change, knowledgeBaseId, run]);

  const send = useCallback(
    (files: readonly File[], refused: readonly RefusedFile[] = []) => {
      const added = files.map((file): Upload => ({ key: randomId(), file, loaded: 0 }));
      const not = refused.map(({ file, reason }): Upload => ({ key: randomId(), file, loaded: 0, refusal: reason }));
      setUploads((all) => [...not, ...added, ...all]);
      waiting.current.push(...added);
      next();
    },
    [next],
  );

  const remove = useCallback((key: string) => {
    waiting.current = waiting.current.filter((upload) => upload.key !== key);
    running.current.get(key)?.abort();
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }, []);

  const again = useCallback(
    (key: string) => {
      const upload = uploads.find((one) => one.key === key);
      if (upload === undefined) return;
      change(key, { problem: undefined, loaded: 0, startedAt: undefined });
      waiting.current.push({ ...upload, problem: undefined, loaded: 0 });
      next();
    },
    [change, next, uploads],
  );

  return { uploads, send, remove, again };
};
