import type { BusinessPlanDetail } from '@console/api/contract';
import { usePagePlanVersions, useReadPlanVersion, useRestorePlanVersion } from '@console/api/hooks/businessPlans';
import { type Async, loading, lookUp, mapAsync } from '@console/base';
import type { DifferenceField } from '@console/ui/difference-view';
import { SideDrawer } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { type ShownVersion, VersionHistory } from '@console/ui/version-history';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { usePlanWords } from './planWords.js';

/** States that are kept of a plan: one page holds them all. */
const ALL = 60;

interface PlanVersionsProps {
  plan: BusinessPlanDetail;
  open: boolean;
  onClose: () => void;
}

const useText = (id: string, version: string | undefined): Async<readonly DifferenceField[]> => {
  const { state } = useReadPlanVersion(version === undefined ? null : { id, version: Number(version) });
  return version === undefined
    ? loading
    : mapAsync(state, ({ sections }) =>
        sections.map(({ id: key, title, content }) => ({ key, label: title, value: content })),
      );
};

/** Former states of a plan: looked at, compared, brought back. */
export const PlanVersions = ({ plan, open, onClose }: PlanVersionsProps) => {
  const words = usePlanWords();
  const message = useMessage();
  const [shown, setShown] = useState<ShownVersion | null>(null);
  const { state } = usePagePlanVersions(open ? { id: plan.id, current: 1, size: ALL } : null);
  const { run: restore } = useRestorePlanVersion();
  const text = useText(plan.id, open ? shown?.id : undefined);
  const comparedText = useText(plan.id, open ? shown?.comparedWith : undefined);
  const onRestore = (version: string) =>
    attempt(async () => {
      await restore({ id: plan.id, version: Number(version) });
      message.success(words.restored);
    });
  return (
    <SideDrawer open={open} title={words.versions} width={1080} onClose={onClose}>
      <VersionHistory
        versions={mapAsync(state, ({ list, total }) => ({
          total,
          list: list.map(({ version, cause, changedBy, createTime }) => ({
            id: String(version),
            number: version,
            at: createTime,
            by: changedBy,
            note: lookUp(words.causes, cause, words.causes.other),
          })),
        }))}
        {...(state.state === 'ready' && { currentId: String(state.data.list[0]?.version ?? '') })}
        shown={shown}
        onShownChange={setShown}
        text={text}
        comparedText={comparedText}
        onRestore={onRestore}
      />
    </SideDrawer>
  );
};
