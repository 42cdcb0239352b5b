import { lazyPart } from '@console/ui/on-demand';
import type { EditedSection, PassageOpening, PlanPassage } from '@console/ui/plan-editor';
import { type ReactNode, useState } from 'react';
import { countIn } from '../../../navigation/addressValues.js';
import { useHrefWith } from '../../../navigation/useHrefWith.js';
import { useQueryState } from '../../../navigation/useQueryState.js';

const PlanSource = lazyPart(() => import('./PlanSource.js'));

/** Numbers of passages that a section may cite. */
const MOST = 999;

interface PlanSources {
  opening: PassageOpening;
  /** The passage that is looked at, beside the plan. */
  opened: ReactNode;
}

/** Looking at where passages stand. One that a section cites stands in the address; one that was only found does not. */
export const usePlanSources = (
  planId: string,
  section: EditedSection | undefined,
  { found, embedded }: { found: readonly PlanPassage[]; embedded: boolean },
): PlanSources => {
  const [get, set] = useQueryState();
  const hrefWith = useHrefWith();
  const [looked, setLooked] = useState<PlanPassage>();
  const n = countIn(get('cite'), MOST);
  const cited = n === undefined ? undefined : section?.references.find((one) => one.n === n);
  const onlyFound = looked !== undefined && found.includes(looked) ? looked : undefined;
  const reference = onlyFound ?? cited;
  const references = onlyFound === undefined ? (section?.references ?? []) : found;
  const close = () => {
    setLooked(undefined);
    set({ cite: undefined });
  };
  return {
    opening: {
      onOpen: ({ id, passage }) => {
        setLooked(id === undefined ? passage : undefined);
        if (id !== undefined) set({ section: id, cite: passage.n }, { push: n === undefined });
      },
      hrefOf: ({ id, passage }) => hrefWith({ section: id, cite: passage.n }),
    },
    opened: reference !== undefined && reference.withheld !== true && (
      <PlanSource
        planId={planId}
        references={references.filter(({ withheld }) => withheld !== true)}
        reference={reference}
        embedded={embedded}
        onChange={(next) => (onlyFound === undefined ? set({ cite: next.n }) : setLooked(next))}
        onClose={close}
        onMissing={close}
      />
    ),
  };
};
