import type { OperatePlanDetail } from '@console/api/contract';
import { useModifyOperatePlan, useRemoveOperatePlans } from '@console/api/hooks/marketing/operatePlan';
import { formatDateTime, lookUp } from '@console/base';
import { Button } from 'antd';
import { useAction } from '../../../actions/useAction.js';
import { useRemove } from '../../../actions/useRemove.js';
import { Facts } from '../../../details/Facts.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { COPY, DIALOG, EDIT } from './planAddress.js';
import { PanelBody, Verbs } from './plans.styles.js';
import { isOver, yuan } from './planStates.js';
import { usePlanWords } from './planWords.js';

interface PlanSettingsTabProps {
  plan: OperatePlanDetail;
  /** It was deleted. */
  onGone: () => void;
}

/** What a plan says, and what can be done with all of it. */
export const PlanSettingsTab = ({ plan, onGone }: PlanSettingsTabProps) => {
  const words = usePlanWords();
  const [, set] = useQueryState();
  const act = useAction();
  const remove = useRemove();
  const { run: modify } = useModifyOperatePlan();
  const { run: removePlans } = useRemoveOperatePlans();
  const { id, planName, executeStatus, approval, crowdPackId, crowdPackName, memberCount, budget } = plan;
  const to = (status: 'waiting' | 'paused', done: string) =>
    void act({ run: () => modify({ id, executeStatus: status }), done });
  const isActive = executeStatus === 'waiting' || executeStatus === 'running';
  return (
    <PanelBody>
      <Facts
        columns={1}
        facts={[
          [words.audience, crowdPackId === null ? null : words.people(crowdPackName, memberCount)],
          [
            words.time,
            words.dates(formatDateTime(plan.startTime).slice(0, 16), formatDateTime(plan.endTime).slice(0, 16)),
          ],
          [words.budget, budget === null ? words.noBudget : yuan(budget)],
          [words.cost, `¥${yuan(plan.cost)}`],
          [words.approval, lookUp(words.approvalStates, approval, approval)],
          [words.owner, plan.createdBy],
          [words.description, plan.description],
        ]}
      />
      <Verbs>
        {!isOver(plan) && <Button onClick={() => set({ [DIALOG]: EDIT }, { push: true })}>{words.edit}</Button>}
        <Button onClick={() => set({ [DIALOG]: COPY }, { push: true })}>{words.copy}</Button>
        {executeStatus === 'draft' && <Button onClick={() => to('waiting', words.activated)}>{words.activate}</Button>}
        {isActive && <Button onClick={() => to('paused', words.planPaused)}>{words.pausePlan}</Button>}
        {executeStatus === 'paused' && (
          <Button onClick={() => to('waiting', words.planResumed)}>{words.resumePlan}</Button>
        )}
        {!isOver(plan) && executeStatus !== 'draft' && (
          <Button
            danger
            onClick={() =>
              void act({
                ask: { title: words.endTitle(planName), text: words.endText, verb: words.endPlan, danger: true },
                run: () => modify({ id, executeStatus: 'finished' }),
                done: words.ended,
              })
            }
          >
            {words.endPlan}
          </Button>
        )}
        <Button
          danger
          type="text"
          onClick={() =>
            void remove({
              title: words.removeTitle(planName),
              text: words.removeText,
              run: () => removePlans({ idList: [id] }),
              done: words.removed,
            }).then((gone) => gone && onGone())
          }
        >
          {words.remove}
        </Button>
      </Verbs>
    </PanelBody>
  );
};
