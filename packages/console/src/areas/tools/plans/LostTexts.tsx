import { useAddPlanSection } from '@console/api/hooks/businessPlans';
import { Notice } from '@console/ui/states';
import { Button } from 'antd';
import { attempt } from '../../../actions/attempt.js';
import { usePlanWords } from './planWords.js';
import { citedOf } from './sectionEdits.js';
import type { usePlanEdits } from './usePlanEdits.js';

export interface LostTextsProps {
  planId: string;
  edits: Pick<ReturnType<typeof usePlanEdits>, 'lost' | 'drop'>;
}

/** What was written into sections that somebody else has deleted meanwhile: put back, or given up. */
export const LostTexts = ({ planId, edits }: LostTextsProps) => {
  const words = usePlanWords();
  const { run: add } = useAddPlanSection();
  return edits.lost.map(({ id, title, content, references = [] }) => (
    <Notice
      key={id}
      tone="warning"
      title={words.lost(title)}
      action={{
        label: words.putBack,
        onClick: () =>
          void attempt(async () => {
            await add({ planId, title: title === '' ? words.what : title, content, references: citedOf(references) });
            edits.drop(id);
          }),
      }}
    >
      {content.slice(0, 200)}{' '}
      <Button type="link" size="small" onClick={() => edits.drop(id)}>
        {words.giveUp}
      </Button>
    </Notice>
  ));
};
