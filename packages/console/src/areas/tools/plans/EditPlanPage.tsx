import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { PlanDesk } from './PlanDesk.js';
import { usePlanWords } from './planWords.js';

/** The business plan that `id` of the address names. */
export default function EditPlanPage() {
  const words = usePlanWords();
  const go = useTabNavigate();
  const [get] = useQueryState();
  const id = idIn(get('id'));
  const back = () => go('tool', { id: 'bp' });
  if (id !== undefined) return <PlanDesk key={id} id={id} embedded={false} onBack={back} />;
  return (
    <PageFrame title={words.title}>
      <EmptyState title={words.none} action={{ label: words.back, onClick: back }} />
    </PageFrame>
  );
}
