import type { Async } from '@console/base';
import type { SlidePage } from '@console/base/slides';
import type { Rewrite } from './useRewrite.js';

/** What came of writing one page again. */
export interface PageRewrite {
  /** How far it is; undefined: nobody asked for it. */
  readonly written: Async<SlidePage> | undefined;
  /** What was written, until it is taken or left. */
  readonly proposed: SlidePage | undefined;
  readonly isWriting: boolean;
}

/** The part of it that is about this page. */
export const rewriteOf = (rewrite: Rewrite, pageId: string): PageRewrite => {
  const written = rewrite.pageId === pageId ? rewrite.written : undefined;
  return {
    written,
    proposed: written?.state === 'ready' ? written.data : undefined,
    isWriting: written?.state === 'loading',
  };
};
