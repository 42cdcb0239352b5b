import { useDraftPlanSection, useFindPlanEvidence, useListPlanBases } from '@console/api/hooks/businessPlans';
import { useReadAppConfig } from '@console/api/hooks/account';
import { type Drafting, type EvidenceSearch, nextNumber } from '@console/ui/plan-editor';
import { useState } from 'react';
import { useStoppable } from '../../../actions/useStoppable.js';
import { usePlanWords } from './planWords.js';
import type { usePlanEdits } from './usePlanEdits.js';

interface HelpOptions {
  planId: string;
  /** The section that is shown. */
  current: string | undefined;
  edits: ReturnType<typeof usePlanEdits>;
}

/** What helps with writing a section: drafts of a model, and evidence from bases. */
export const useSectionHelp = ({ planId, current, edits }: HelpOptions) => {
  const words = usePlanWords();
  const { run: draftSection } = useDraftPlanSection();
  const { run: findEvidence } = useFindPlanEvidence();
  const bases = useListPlanBases({});
  const { data: config } = useReadAppConfig({});
  const draft = useStoppable(draftSection);
  const search = useStoppable(findEvidence);
  const [drafted, setDrafted] = useState<string>();
  const drafting: Drafting = {
    ...(config?.modelConfigured === false && { unavailable: words.noModel }),
    ...(drafted === current && { result: draft.result }),
    onStart: ({ id, wish, baseIds }) => {
      setDrafted(id);
      void draft.start({ planId, id, wish, knowledgeBaseIds: [...baseIds] });
    },
    onStop: draft.stop,
    onTake: ({ id, draft: { content, references } }) => {
      edits.change(id, { content, references, drafted: true });
      draft.stop();
    },
  };
  const evidence: EvidenceSearch = {
    bases: bases.state,
    ...(search.result && { result: search.result }),
    onSearch: ({ question, baseIds }) => void search.start({ id: planId, question, knowledgeBaseIds: [...baseIds] }),
    onQuote: ({ id, passage }) => {
      const section = edits.sections.find((one) => one.id === id);
      if (section === undefined) return;
      const n = nextNumber(section.references);
      const quote = passage.content.trim().replace(/\s*\n\s*/g, ' ');
      const content = `${section.content.trimEnd()}\n\n> ${quote} [${n}]\n`.trimStart();
      edits.change(id, { content, references: [...section.references, { ...passage, n }] });
    },
  };
  const found = search.result?.state === 'ready' ? search.result.data : [];
  return { drafting, evidence, found };
};
