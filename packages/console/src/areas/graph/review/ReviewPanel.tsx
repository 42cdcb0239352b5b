import { graphLimits, SAFE_CONFIDENCE } from '@console/api/contract';
import { useReadGraphKinds } from '@console/api/hooks/graph';
import { mapAsync } from '@console/base';
import { useConfirm } from '@console/ui/dialog';
import { UndoBar } from '@console/ui/inbox';
import {
  RelationBar,
  RelationChips,
  ReviewDesk,
  TripleEditor,
  TripleList,
  tripleNumber,
  useTripleKeys,
} from '@console/ui/triple-review';
import { Notice } from '@console/ui/states';
import { useMemo, useRef, useState } from 'react';
import { CandidateCompare } from './CandidateCompare.js';
import { CandidateSource } from './CandidateSource.js';
import { NothingListed } from './NothingListed.js';
import { RenameRelation } from './RenameRelation.js';
import { ReviewFilters } from './ReviewFilters.js';
import { isOpen, type Reviewed } from './reviewed.js';
import { reviewTriple } from './reviewTriple.js';
import { useReviewWords } from './reviewWords.js';
import { useCandidates } from './useCandidates.js';
import { useDecisions } from './useDecisions.js';
import { useReviewView } from './useReviewView.js';

const none: ReadonlySet<string> = new Set();

/** Triples looked at one after another beside their source, by keys or in batches. */
export const ReviewPanel = ({ reviewed }: { reviewed: Reviewed }) => {
  const words = useReviewWords();
  const confirm = useConfirm();
  const view = useReviewView();
  const [beside, setBeside] = useState(false);
  const candidates = useCandidates(reviewed, view, beside);
  const decisions = useDecisions(reviewed, view, candidates);
  const kinds = useReadGraphKinds({ knowBaseId: reviewed.baseId });
  const root = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<string>();
  const [renaming, setRenaming] = useState<string>();
  const [selected, setSelected] = useState(none);
  const { candidate, summary, current, step } = candidates;
  const deciding = isOpen(reviewed);
  const { relation } = view;
  const ofRelation = summary?.predicates.filter(({ predicate }) => relation === undefined || predicate === relation);
  const waiting = ofRelation?.reduce((sum, one) => sum + one.waiting, 0) ?? 0;
  const safe = ofRelation?.reduce((sum, one) => sum + one.safe, 0) ?? 0;

  const verbs = candidate &&
    deciding && {
      onAccept: () => decisions.decideOne(candidate, 'accepted'),
      onEdit: () => {
        decisions.forgive();
        if (!candidate.passed) setEditing(candidate.id);
      },
      onRefuse: () => decisions.decideOne(candidate, 'refused'),
      onLater: () => decisions.decideOne(candidate, 'later'),
    };
  useTripleKeys({
    root,
    onKey: (key) => {
      if (key === 'next') step(1);
      else if (key === 'previous') step(-1);
      else if (key === 'undo') void decisions.undo();
      else if (!verbs || editing === candidate?.id) return;
      else if (key === 'accept') verbs.onAccept();
      else if (key === 'edit') verbs.onEdit();
      else if (key === 'refuse') verbs.onRefuse();
      else verbs.onLater();
    },
  });

  const rows = useMemo(
    () =>
      mapAsync(candidates.rows, ({ total, at }) => ({
        total,
        rowAt: (index: number) => {
          const one = at(index);
          return one && reviewTriple(one, words);
        },
      })),
    [candidates.rows, words],
  );
  const refuseAll = async (predicate: string) => {
    const agreed = await confirm({
      title: words.refuseTitle(predicate, waiting),
      text: words.refuseText,
      verb: words.refuseVerb,
      danger: true,
    });
    if (agreed) await decisions.refuseAll(waiting);
  };
  const decideChosen = (decision: 'accepted' | 'refused' | 'later') =>
    void decisions.decideMany([...selected], decision).then((went) => went && setSelected(none));
  const predicates = summary?.predicates ?? [];

  const editor = candidate && editing === candidate.id && deciding && (
    <TripleEditor
      key={candidate.id}
      triple={candidate}
      limits={graphLimits}
      kinds={(kinds.data?.entityTypes ?? []).map(({ name }) => name)}
      predicates={[
        ...new Set([
          ...predicates.map((one) => one.predicate),
          ...(kinds.data?.predicates ?? []).map(({ name }) => name),
        ]),
      ]}
      busy={decisions.saving}
      onSave={(content) => void decisions.correct(candidate, content).then((saved) => saved && setEditing(undefined))}
      onCancel={() => setEditing(undefined)}
    />
  );
  const { keys } = words;
  return (
    <>
      {(summary?.returnedCount ?? 0) > 0 && deciding && (
        <Notice
          flush
          tone="warning"
          role="status"
          action={{ label: words.seeThem, onClick: () => view.showMarked(true) }}
        >
          {words.cameBack(summary?.returnedCount ?? 0)}
        </Notice>
      )}
      <ReviewDesk
        ref={root}
        onRoomChange={(room) => setBeside(room.beside)}
        relations={
          <RelationChips
            total={summary?.total ?? reviewed.total}
            relations={predicates}
            value={relation}
            onChange={view.showRelation}
          />
        }
        keys={[
          { key: 'J K', does: keys.move },
          { key: 'A', does: keys.accept },
          { key: 'E', does: keys.edit },
          { key: 'R', does: keys.refuse },
          { key: 'S', does: keys.later },
          { key: 'Z', does: keys.undo },
        ]}
        bar={
          summary !== undefined && (
            <RelationBar
              relation={relation}
              waiting={waiting}
              safe={safe}
              marked={summary?.markedCount ?? 0}
              least={SAFE_CONFIDENCE.toFixed(2)}
              onlyMarked={view.marked}
              onOnlyMarkedChange={view.showMarked}
              onAcceptSafe={() => void decisions.acceptSafe(safe)}
              busy={decisions.busy || !deciding}
              {...(relation !== undefined && {
                onRename: () => setRenaming(relation),
                onRefuseAll: () => void refuseAll(relation),
              })}
              {...(selected.size > 0 && {
                chosen: {
                  count: selected.size,
                  onAccept: () => decideChosen('accepted'),
                  onRefuse: () => decideChosen('refused'),
                  onLater: () => decideChosen('later'),
                  onClear: () => setSelected(none),
                },
              })}
            />
          )
        }
        list={
          <>
            <ReviewFilters view={view} />
            <TripleList
              label={words.list}
              rows={rows}
              current={current}
              onRangeChange={candidates.onRangeChange}
              onOpen={view.open}
              selected={selected}
              onSelectionChange={setSelected}
              verbs={verbs || undefined}
              problem={decisions.problem}
              {...(editor && { editor })}
              empty={<NothingListed reviewed={reviewed} view={view} />}
            />
          </>
        }
        notice={
          decisions.done && (
            <UndoBar text={decisions.done.text} onUndo={() => void decisions.undo()} onClose={decisions.forget} />
          )
        }
        source={<CandidateSource candidate={candidate} />}
        compare={
          candidate && (
            <CandidateCompare
              key={candidate.id}
              candidate={candidate}
              baseId={reviewed.baseId}
              open={deciding}
              onChoose={(choice) => decisions.decideOne(candidate, choice === 'keep' ? 'refused' : 'accepted', choice)}
              onMerge={() => decisions.decideOne(candidate, 'accepted')}
              onOpen={view.open}
            />
          )
        }
        sheet={{
          open: candidate !== undefined && editing !== candidate.id,
          title:
            candidate === undefined ? '' : `${candidate.subject.name} ${candidate.predicate} ${candidate.object.name}`,
          ...(candidate && {
            subtitle: words.sheet(tripleNumber(candidate.number), reviewTriple(candidate, words).place ?? ''),
          }),
          onClose: () => view.open(undefined),
          verbs: verbs || undefined,
        }}
      />
      {renaming !== undefined && (
        <RenameRelation predicate={renaming} onRename={decisions.rename} onClose={() => setRenaming(undefined)} />
      )}
    </>
  );
};
