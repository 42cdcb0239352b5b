import { ApiError } from '@console/api';
import { type TripleCandidate, type TripleDecision, type TripleResolution } from '@console/api/contract';
import {
  useDecideTripleCandidates,
  useDecideTriplesOfRelation,
  useModifyTripleCandidate,
  useRenameTripleRelation,
  useUndoTripleDecision,
} from '@console/api/hooks/tripleReview';
import { useMessage } from '@console/ui/provider';
import { type TripleContent, tripleNumber } from '@console/ui/triple-review';
import { useState } from 'react';
import type { Candidates } from './useCandidates.js';
import type { Reviewed } from './reviewed.js';
import type { ReviewView } from './useReviewView.js';
import { useReviewWords } from './reviewWords.js';

/** Triples that one call takes. */
const AT_ONCE = 200;

interface Done {
  readonly text: string;
  /** What was looked at then. */
  readonly id: string | undefined;
  readonly reply: Promise<{ decisionId: string }>;
}

interface Act {
  readonly text: string;
  /** Looks at the next one at once, and comes back where it was refused. */
  readonly goesOn?: boolean;
  readonly run: () => Promise<{ decisionId: string; unresolved?: number }>;
}

const quiet = { quiet: true } as const;

/** What is done with triples. Why something was refused is told at the triple; the last act can be taken back. */
export const useDecisions = (reviewed: Reviewed, view: ReviewView, candidates: Candidates) => {
  const words = useReviewWords();
  const message = useMessage();
  const decideSome = useDecideTripleCandidates();
  const decideRelation = useDecideTriplesOfRelation();
  const renameRelation = useRenameTripleRelation();
  const modify = useModifyTripleCandidate();
  const takeBack = useUndoTripleDecision();
  const [done, setDone] = useState<Done>();
  const [refused, setRefused] = useState<{ id: string | undefined; why: string }>();
  const { of } = reviewed;
  const { candidate, step, refresh } = candidates;

  /** Answers whether it went through. What was refused is told in place, and what is shown is read again. */
  const act = async ({ text, goesOn = false, run }: Act): Promise<boolean> => {
    const id = candidate?.id;
    setRefused(undefined);
    const reply = run();
    const mine: Done = { text, id, reply };
    setDone(mine);
    if (goesOn) step(1);
    try {
      const { unresolved = 0 } = await reply;
      if (unresolved > 0) message.error(words.unresolved(unresolved));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setDone((now) => (now === mine ? undefined : now));
      setRefused({ id, why: error.reason === 'triple_unresolved' ? words.needsChoice : error.message });
      if (goesOn) view.open(id);
      refresh();
      return false;
    }
  };

  const decideOne = (one: TripleCandidate, decision: TripleDecision, resolution?: TripleResolution) => {
    if (one.passed) return setRefused({ id: one.id, why: words.passedAlready });
    const contradicts = decision === 'accepted' && one.marks.includes('contradicting');
    if (contradicts && resolution === undefined && one.resolution === null)
      return setRefused({ id: one.id, why: words.needsChoice });
    const chosen = resolution ?? (contradicts ? one.resolution : null);
    const known = (['replace', 'both', 'keep'] as const).find((way) => way === chosen);
    void act({
      text: words.decided[decision](words.one(tripleNumber(one.number))),
      goesOn: true,
      run: () =>
        decideSome.run({ idList: [one.id], decision, ...(known !== undefined && { resolution: known }) }, quiet),
    });
  };
  const decideMany = (ids: readonly string[], decision: TripleDecision): Promise<boolean> => {
    if (ids.length > AT_ONCE) {
      message.error(words.tooMany(AT_ONCE));
      return Promise.resolve(false);
    }
    return act({
      text: words.decided[decision](words.several(ids.length)),
      run: () => decideSome.run({ idList: [...ids], decision }, quiet),
    });
  };
  const scope = view.relation === undefined ? of : { ...of, predicate: view.relation };

  return {
    done,
    forget: () => setDone(undefined),
    problem: refused !== undefined && refused.id === candidate?.id ? refused.why : undefined,
    forgive: () => setRefused(undefined),
    busy: decideRelation.running || renameRelation.running,
    saving: modify.running,
    decideOne,
    decideMany,
    acceptSafe: (count: number) =>
      act({
        text: words.decided.accepted(words.several(count)),
        run: () => decideRelation.run({ ...scope, which: 'safe', decision: 'accepted' }, quiet),
      }),
    refuseAll: (count: number) =>
      act({
        text: words.decided.refused(words.several(count)),
        run: () => decideRelation.run({ ...scope, which: 'waiting', decision: 'refused' }, quiet),
      }),
    rename: async (predicate: string, name: string): Promise<void> => {
      const reply = renameRelation.run({ ...of, predicate, name }, quiet);
      const { count } = await reply;
      setDone({ text: words.renamed(count, name), id: candidate?.id, reply });
      if (view.relation === predicate) view.showRelation(name);
    },
    correct: (one: TripleCandidate, content: TripleContent): Promise<boolean> => {
      const resolution = (['replace', 'both', 'keep'] as const).find((way) => way === one.resolution);
      const { subject, predicate, object, condition } = content;
      return act({
        text: words.modified(words.one(tripleNumber(one.number))),
        run: () =>
          modify.run(
            {
              id: one.id,
              subject: { ...subject },
              predicate,
              object: { ...object },
              condition,
              ...(resolution !== undefined && { resolution }),
            },
            quiet,
          ),
      });
    },
    undo: async (): Promise<void> => {
      if (done === undefined) return;
      setDone(undefined);
      setRefused(undefined);
      try {
        const { decisionId } = await done.reply;
        await takeBack.run({ decisionId }, quiet);
        if (done.id !== undefined) view.open(done.id);
        message.success(words.undone);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (done.id !== undefined) view.open(done.id);
        setRefused({ id: done.id, why: error.message });
        refresh();
      }
    },
  };
};

export type Decisions = ReturnType<typeof useDecisions>;
