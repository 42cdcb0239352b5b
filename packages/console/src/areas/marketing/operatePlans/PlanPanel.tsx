import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useReadOperatePlan } from '@console/api/hooks/marketing/operatePlan';
import { failed, lookUp } from '@console/base';
import { IconButton } from '@console/ui/button';
import { DrillPanel } from '@console/ui/drill-panel';
import { Segments } from '@console/ui/segments';
import { AsyncView } from '@console/ui/states';
import { oneOf } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { EffectTab } from './EffectTab.js';
import { LogTab } from './LogTab.js';
import { PlanDialogs } from './PlanDialogs.js';
import { PlanSettingsTab } from './PlanSettingsTab.js';
import { TAB } from './planAddress.js';
import { lookAgain } from './planStates.js';
import { usePlanWords } from './planWords.js';
import { RunTab } from './RunTab.js';

const tabs = ['run', 'effect', 'settings', 'log'] as const;

interface PlanPanelProps {
  id: string;
  /** Ids of the plans that are shown, this one perhaps among them. */
  around: readonly string[];
  onShow: (id: string) => void;
  onClose: () => void;
}

/** One plan beside the others: how far it is, what came of it, what it says, and who did what. */
export default function PlanPanel({ id, around, onShow, onClose }: PlanPanelProps) {
  const words = usePlanWords();
  const [get, set] = useQueryState();
  const read = useReadOperatePlan({ id }, { refreshEvery: lookAgain });
  const plan = read.data;
  const tab = oneOf(get(TAB), tabs) ?? 'run';
  const at = around.indexOf(id);
  const [before, after] = at < 0 ? [] : [around[at - 1], around[at + 1]];
  const isGone = read.state.state === 'error' && read.state.error.code === 404;
  return (
    <DrillPanel
      title={plan?.planName ?? words.what}
      subtitle={plan && lookUp(words.statuses, plan.executeStatus, plan.executeStatus)}
      tools={
        <>
          <IconButton
            size="small"
            label={words.previous}
            icon={<UpOutlined />}
            disabled={before === undefined}
            onClick={() => before !== undefined && onShow(before)}
          />
          <IconButton
            size="small"
            label={words.next}
            icon={<DownOutlined />}
            disabled={after === undefined}
            onClick={() => after !== undefined && onShow(after)}
          />
        </>
      }
      filters={
        <Segments
          label={words.tab}
          options={tabs.map((value) => ({ value, label: words.tabs[value] }))}
          value={tab}
          onChange={(value) => set({ [TAB]: value === 'run' ? undefined : value })}
        />
      }
      onClose={onClose}
    >
      <AsyncView value={isGone ? failed({ code: 404, message: words.gone }) : read.state} what={words.what}>
        {(shown) => (
          <>
            {tab === 'run' && <RunTab plan={shown} />}
            {tab === 'effect' && <EffectTab plan={shown} />}
            {tab === 'settings' && <PlanSettingsTab plan={shown} onGone={onClose} />}
            {tab === 'log' && <LogTab id={id} />}
            <PlanDialogs plan={shown} onShow={onShow} />
          </>
        )}
      </AsyncView>
    </DrillPanel>
  );
}
