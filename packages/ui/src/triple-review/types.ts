/** What to be careful about with a triple. */
export type TripleMark =
  | 'no_subject'
  | 'no_object'
  | 'no_sentence'
  | 'unclear'
  | 'off_schema'
  | 'doubtful'
  | 'duplicate'
  | 'contradicting'
  | 'dangling';

/** What became of a triple; `changed`: corrected, which accepts it; `later`: put off. */
export type TripleStanding = 'waiting' | 'accepted' | 'changed' | 'refused' | 'later' | 'passed';

export interface TripleEnd {
  readonly name: string;
  readonly entityType: string;
}

/** What a triple says. */
export interface TripleContent {
  readonly subject: TripleEnd;
  readonly predicate: string;
  readonly object: TripleEnd;
  /** When it holds; empty: always. */
  readonly condition: string;
}

/** A triple that is looked at before it joins the graph. */
export interface ReviewTriple extends TripleContent {
  readonly id: string;
  /** Number among those found together, from 1. */
  readonly number: number;
  /** Where its source stands, in words. Left out: it has none. */
  readonly place?: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** A word that is not known is drawn as it is. */
  readonly marks: readonly (TripleMark | (string & {}))[];
  readonly standing: TripleStanding;
}

/** The triples of a list, of which only a part is loaded. */
export interface TripleRows {
  readonly total: number;
  /** The one at a place, from 0; undefined while it is not loaded. */
  readonly rowAt: (index: number) => ReviewTriple | undefined;
}

/** How many there are of one relation, and how many of them wait. */
export interface RelationCount {
  readonly predicate: string;
  readonly total: number;
  readonly waiting: number;
  /** Waiting, sure enough and without marks. */
  readonly safe: number;
}

/** What becomes of what the graph has in the place of a triple. */
export type TripleChoice = 'replace' | 'both' | 'keep';
