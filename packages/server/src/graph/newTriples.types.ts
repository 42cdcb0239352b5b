import type { FilePlace, Position } from '@console/base';
import type { TripleWords } from './names.js';

/** A sentence that a triple rests on. */
export interface NewEvidence {
  /** Null: an import or a person says it. */
  readonly documentId: string | null;
  /** Of the file that it was imported from, where there is no document. */
  readonly documentName: string;
  readonly chunkId: string | null;
  readonly chunkIndex: number;
  /** Empty: nothing was given. */
  readonly sentence: string;
  /** Where just the sentence stands. */
  readonly positions: readonly Position[];
  readonly place?: FilePlace | null;
}

export interface NewTriple extends TripleWords {
  /** Null: whoever puts it there is all that it rests on. */
  readonly evidence: NewEvidence | null;
  /** Relationships whose place it takes. */
  readonly supersedes?: readonly string[];
  /** Holds from now on, also where it is there and superseded. Default: it stays as it is. */
  readonly revive?: boolean;
}

/** Who puts triples into the graph: one of the three. */
export interface PutBy {
  readonly taskId?: string;
  readonly importId?: string;
  readonly userId?: string;
}
