import type { Highlighted, Rest, Token } from './highlighter.js';

/** What has its colours so far. */
export interface Painted {
  /** By part of the code; null for a part that stays plain. */
  readonly parts: readonly (readonly Token[] | null)[];
  /** Tokens of the beginning of the part behind those. */
  readonly next: readonly Token[];
}

export const unpainted: Painted = { parts: [], next: [] };

/** Highlights a part of some code from where the one before ended. */
export type Highlight = (code: string, before: Rest | null) => Highlighted | null;

export interface Painter {
  /** Takes up the code as it is now. */
  read: (parts: readonly string[], tail: string) => void;
  stop: () => void;
}

type Deadline = () => number;

/** Milliseconds of work where the browser can't say how long it is idle. */
const SLICE = 4;

const whenIdle = (work: (left: Deadline) => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback((deadline) => work(() => deadline.timeRemaining()), { timeout: 300 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(() => {
    const end = performance.now() + SLICE;
    work(() => end - performance.now());
  }, 16);
  return () => clearTimeout(id);
};

/** Gives growing code its colours, part by part, while the page has nothing else to do. */
export const createPainter = (highlight: Highlight, onPaint: (painted: Painted) => void): Painter => {
  let texts: readonly string[] = [];
  let tail = '';
  let parts: readonly (Highlighted | null)[] = [];
  let read: readonly string[] = [];
  let readTail = '';
  let cancel: (() => void) | null = null;

  const restAt = (index: number): Rest | null => parts[index - 1]?.rest ?? null;

  const work = (left: Deadline): void => {
    cancel = null;
    do {
      const code = texts[parts.length];
      if (code === undefined) break;
      parts = [...parts, highlight(code, restAt(parts.length))];
      read = texts.slice(0, parts.length);
    } while (left() > 2);
    const complete = parts.length === texts.length;
    const next = complete ? (highlight(tail, restAt(parts.length))?.tokens ?? []) : [];
    readTail = complete ? tail : '';
    onPaint({ parts: parts.map((part) => part?.tokens ?? null), next });
    if (!complete) cancel = whenIdle(work);
  };

  return {
    read: (newParts, newTail) => {
      if (read.some((text, index) => text !== newParts[index])) {
        parts = [];
        read = [];
        readTail = '';
      }
      texts = newParts;
      tail = newTail;
      if (cancel === null && (parts.length < texts.length || tail !== readTail)) cancel = whenIdle(work);
    },
    stop: () => {
      cancel?.();
      cancel = null;
    },
  };
};
