import { useLayoutEffect, useRef, useState } from 'react';
import { openPdf, type PdfFile, type PdfOptions, type PdfSource } from './openPdf.js';
import { PdfFailure } from './pdfFailure.js';

/** What is known about a PDF that is to be shown. */
export type PdfState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'locked';
      /** The last password did not fit. */
      readonly wrong: boolean;
      readonly unlock: (password: string) => void;
    }
  | { readonly state: 'error'; readonly failure: PdfFailure; readonly retry: () => void }
  | { readonly state: 'ready'; readonly source: PdfSource };

const loading: PdfState = { state: 'loading' };

const isLocked = ({ problem }: PdfFailure): boolean => problem === 'passwordNeeded' || problem === 'passwordWrong';

/**
 * Opens a PDF, and closes it when it is no longer shown. Another `file` is another document. The options are read when
 * the file is opened; changed ones alone open nothing again.
 */
export const usePdf = (file: PdfFile, options: Omit<PdfOptions, 'signal'> = {}): PdfState => {
  const [opened, setOpened] = useState<{ file: string | Blob; value: PdfState }>({ file: '', value: loading });
  const [attempt, setAttempt] = useState<{ count: number; file?: string | Blob; password?: string }>({ count: 0 });
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const live = useRef<{ key: string; file: string | Blob; source: PdfSource } | null>(null);
  const identity = file instanceof Blob ? file : String(file);

  // Before the browser paints: the document is asked for a frame earlier.
  useLayoutEffect(() => {
    const key = String(attempt.count);
    // Hidden and shown again: the source, released meanwhile, opens the file by itself, and the reader keeps the place.
    if (live.current?.file === identity && live.current.key === key) {
      const { source } = live.current;
      return () => source.release();
    }
    const control = new AbortController();
    const tell = (value: PdfState) => setOpened({ file: identity, value });
    let source: PdfSource | null = null;
    live.current?.source.destroy();
    live.current = null;
    tell(loading);
    const password = (attempt.file === identity ? attempt.password : undefined) ?? latest.current.password;
    openPdf(identity, { ...latest.current, ...(password !== undefined && { password }), signal: control.signal }).then(
      (found) => {
        if (control.signal.aborted) {
          found.destroy();
          return;
        }
        source = found;
        live.current = { key, file: identity, source };
        tell({ state: 'ready', source });
      },
      (cause: unknown) => {
        if (control.signal.aborted) return;
        const failure = cause instanceof PdfFailure ? cause : new PdfFailure('corrupt', { cause });
        const again = (next?: string) =>
          setAttempt(({ count }) => ({ count: count + 1, file: identity, password: next }));
        tell(
          isLocked(failure)
            ? { state: 'locked', wrong: failure.problem === 'passwordWrong', unlock: again }
            : { state: 'error', failure, retry: () => again() },
        );
      },
    );
    return () => {
      control.abort();
      source?.release();
    };
  }, [identity, attempt]);

  return opened.file === identity ? opened.value : loading;
};
