import { shareOf } from '../../retrieval/scoreByWords.js';
import { indexTerms, type QueryWord } from '../../retrieval/tokenise.js';

/** One end of a relationship. */
export interface PathEnd {
  readonly id: string;
  readonly name: string;
  readonly entityType: string;
  /** Relationships that it has. */
  readonly degree: number;
}

/** A relationship, as it says something. */
export interface PathStep {
  readonly id: string;
  readonly subject: PathEnd;
  readonly predicate: string;
  readonly object: PathEnd;
  readonly condition: string;
}

/** A way through the graph, from something that the question names. */
export interface Path {
  readonly steps: readonly PathStep[];
  /** Only good for comparing the paths of one question. */
  readonly score: number;
}

/** What it counts to come to something else that the question names. */
const JOINS = 2;
/** That the kind of what is come to is asked for counts less than that the relation is. */
const KIND = 0.6;
/** Less than this, and a relation merely shares a part of a word with the question. */
const SAID = 0.5;
/** What a second step costs. */
const STEP = 0.2;

/** How much of what is asked for one word, or the words of a relation, say: 0 to 1. */
const sayer = (words: readonly QueryWord[]): ((text: string) => number) => {
  const known = new Map<string, number>();
  return (text) => {
    let said = known.get(text);
    if (said === undefined) {
      const terms = indexTerms(text);
      said = Math.max(0, ...words.map((word) => word.weight * shareOf(word, terms)));
      known.set(text, said);
    }
    return said;
  };
};

export type StepScore = (step: PathStep, from: string) => { readonly to: PathEnd; readonly said: number };

/** Scores a step from one of its ends by what is asked, which is the question without what was recognised in it. */
export const stepScore = (words: readonly QueryWord[]): StepScore => {
  const said = sayer(words);
  return ({ subject, predicate, object }, from) => {
    const to = subject.id === from ? object : subject;
    return { to, said: Math.max(said(predicate), KIND * said(to.entityType)) };
  };
};

/** Everything is related to a hub: that says little. */
const ofDegree = ({ degree }: PathEnd): number => 1 / (1 + Math.log10(1 + Math.max(0, degree - 1)));

/**
 * Ways of one or two steps that have to do with a question, best first: those that join several of the things that it
 * names, in the order of `named`, then those whose last step says what it asks for. `near`: steps from what is named. `far`: steps from there.
 */
export const rankPaths = (
  named: ReadonlySet<string>,
  near: readonly PathStep[],
  far: readonly PathStep[],
  scored: StepScore,
): Path[] => {
  const paths: Path[] = [];
  const places = new Map([...named].map((id, at) => [id, at]));
  const placeOf = (id: string): number => places.get(id) ?? -1;
  const onward = new Map<string, PathStep[]>();
  // A step between two that are named, or from one to what both are related to, is near from either side.
  for (const step of new Set([...near, ...far])) {
    for (const { id } of [step.subject, step.object]) onward.set(id, [...(onward.get(id) ?? []), step]);
  }
  for (const first of near) {
    for (const start of [first.subject.id, first.object.id]) {
      if (!named.has(start)) continue;
      const { to: middle, said } = scored(first, start);
      if (named.has(middle.id)) {
        // Told once, from its subject.
        if (start === first.subject.id && middle.id !== start) paths.push({ steps: [first], score: JOINS + said });
        continue;
      }
      if (said >= SAID) paths.push({ steps: [first], score: said });
      for (const second of onward.get(middle.id) ?? []) {
        const { to: end, said: last } = scored(second, middle.id);
        if (second.id === first.id || end.id === start || end.id === middle.id) continue;
        const joins = named.has(end.id);
        // What joins two that are named is told once, from the first of them.
        if (joins ? placeOf(end.id) < placeOf(start) : last < SAID) continue;
        const score = (joins ? JOINS : 0) + (said + last) * ofDegree(middle) - STEP;
        paths.push({ steps: [first, second], score });
      }
    }
  }
  return paths.toSorted((a, b) => b.score - a.score || a.steps.length - b.steps.length);
};
