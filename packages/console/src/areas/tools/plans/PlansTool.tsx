import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { PlanDesk } from './PlanDesk.js';
import { PlanList } from './PlanList.js';

export interface PlansToolProps {
  /** It stands without the shell. */
  embedded: boolean;
}

/** Business plans: all of them, or the one that stands in the address. */
export default function PlansTool({ embedded }: PlansToolProps) {
  const [get, set] = useQueryState();
  const id = idIn(get('plan'));
  return id === undefined ? (
    <PlanList />
  ) : (
    <PlanDesk
      key={id}
      id={id}
      embedded={embedded}
      onBack={() => set({ plan: undefined, section: undefined, cite: undefined }, { push: true })}
    />
  );
}
