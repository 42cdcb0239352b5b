import type { BusinessPlanDetail } from '@console/api/contract';
import {
  useAddPlanSection,
  useModifyBusinessPlan,
  useModifyPlanSection,
  useRemovePlanSection,
} from '@console/api/hooks/businessPlans';
import { type Async, mapAsync } from '@console/base';
import { PlanEditor } from '@console/ui/plan-editor';
import { attempt } from '../../../actions/attempt.js';
import { useAction } from '../../../actions/useAction.js';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { usePlanWords } from './planWords.js';
import { citedOf } from './sectionEdits.js';
import type { usePlanEdits } from './usePlanEdits.js';
import { usePlanSources } from './usePlanSources.js';
import { useSectionHelp } from './useSectionHelp.js';

interface PlanWritingProps {
  plan: BusinessPlanDetail;
  /** How it was read last. */
  state: Async<BusinessPlanDetail>;
  edits: ReturnType<typeof usePlanEdits>;
  /** It stands without the shell. */
  embedded: boolean;
}

/** The sections of one plan, written one by one. */
export const PlanWriting = ({ plan, state, edits, embedded }: PlanWritingProps) => {
  const words = usePlanWords();
  const [get, set] = useQueryState();
  const act = useAction();
  const { run: add } = useAddPlanSection();
  const { run: remove } = useRemovePlanSection();
  const { run: rename } = useModifyPlanSection();
  const { run: modify } = useModifyBusinessPlan();
  const { id: planId } = plan;
  const sections = edits.sections;
  const current = idIn(get('section')) ?? sections[0]?.id;
  const { drafting, evidence, found } = useSectionHelp({ planId, current, edits });
  const shown = sections.find(({ id }) => id === current) ?? sections[0];
  const { opening, opened } = usePlanSources(planId, shown, { found, embedded });
  const onRemove = (id: string) => {
    const at = sections.findIndex((one) => one.id === id);
    const section = sections[at];
    if (section === undefined) return;
    const { title, hint, content, references } = section;
    const after = sections[at - 1]?.id ?? null;
    void act({
      run: async () => {
        await remove({ planId, id, version: edits.versionOf(id) });
        edits.drop(id);
      },
      done: words.sectionRemoved(title),
      undo: () => add({ planId, title, hint, content, references: citedOf(references), after }),
    });
  };
  return (
    <>
      <PlanEditor
        sections={mapAsync(state, () => sections)}
        current={current}
        onCurrentChange={({ id }) => set({ section: id, cite: undefined })}
        onContentChange={({ id, content }) => edits.change(id, { content })}
        onRetry={({ id }) => edits.retry(id)}
        onResolve={({ id, keep }) => edits.resolve(id, keep)}
        onAdd={({ title }) =>
          void attempt(async () => {
            const { id } = await add({ planId, title });
            set({ section: id });
          })
        }
        onRename={({ id, title }) => void attempt(() => rename({ planId, id, title }))}
        onMove={({ ids }) => void attempt(() => modify({ id: planId, sectionIds: [...ids] }))}
        onRemove={({ id }) => onRemove(id)}
        drafting={drafting}
        evidence={evidence}
        opening={opening}
      />
      {opened}
    </>
  );
};
