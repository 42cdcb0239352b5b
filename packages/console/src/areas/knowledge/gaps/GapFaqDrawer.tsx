import { useReadGapEvidence } from '@console/api/hooks/gaps';
import { bothAsync, loading } from '@console/base';
import { Notice } from '@console/ui/states';
import { useEdit } from '../../../forms/useEdit.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { FaqDrawer } from '../faq/FaqDrawer.js';
import { fieldsOf } from '../faq/faqFields.js';
import { Note } from './gap.styles.js';
import { draftOf, type GapEvidence, sourceOf } from './gapDraft.js';
import { useGapWords } from './gapWords.js';
import { useOneGap } from './useGapList.js';

const SourceNote = ({ evidence }: { evidence: GapEvidence }) => {
  const words = useGapWords();
  const source = sourceOf(evidence);
  const said = () => {
    if (source === null) return words.fromNothing;
    return source.kind === 'faq' ? words.fromFaq(source.faq.number) : words.fromPassage(source.passage.documentName);
  };
  return (
    <Note>
      <Notice tone="info">{said()}</Notice>
    </Note>
  );
};

export interface GapFaqDrawerProps {
  /** Undefined while it is closed. */
  gapId: string | undefined;
  /** The base of the page, until it is known which one the question was asked of. */
  kbId: string;
  onClose: () => void;
}

/** A waiting question as the FAQ it would become: once that is added, the question is done. */
export const GapFaqDrawer = ({ gapId, kbId, onClose }: GapFaqDrawerProps) => {
  const words = useGapWords();
  const { follow } = useAddress();
  const edit = useEdit(`faq of gap:${gapId ?? ''}`);
  const gap = useOneGap(gapId) ?? loading;
  const both = bothAsync(gap, useReadGapEvidence(gapId === undefined ? null : { id: gapId }).state);
  const base = gap.state === 'ready' ? gap.data.kbId : kbId;
  const record = {
    ...edit,
    show: async (id: string) => follow(linkTo('knowledgeBase', { base, faq: base, open: id })),
    close: () => {
      edit.setDirty(false);
      onClose();
    },
  };
  const begun = { title: words.draft, created: words.created };
  const nothing = { fields: fieldsOf(undefined), note: null };
  if (gapId === undefined)
    return (
      <FaqDrawer
        kbId={base}
        list={{ record: { ...record, id: undefined, isNew: false }, opened: undefined }}
        begun={{ ...begun, ...nothing }}
      />
    );
  return both.state === 'ready' ? (
    <FaqDrawer
      kbId={base}
      list={{ record: { ...record, id: undefined, isNew: true }, opened: undefined }}
      begun={{ ...begun, gapId, fields: draftOf(...both.data), note: <SourceNote evidence={both.data[1]} /> }}
    />
  ) : (
    <FaqDrawer
      kbId={base}
      list={{ record: { ...record, id: gapId, isNew: false }, opened: both }}
      begun={{ ...begun, gapId, ...nothing }}
    />
  );
};
