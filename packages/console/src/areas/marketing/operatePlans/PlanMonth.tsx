import type { OperatePlan } from '@console/api/contract';
import { type Async, formatDateTime, mapAsync } from '@console/base';
import { type ListedPlan, PlanCalendar, PlanList } from '@console/ui/plan-calendar';
import { Notice } from '@console/ui/states';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useIsMobile } from '../../../state/device.js';
import { MonthSteps } from './MonthSteps.js';
import { Scrolls, StepRow } from './plans.styles.js';
import type { PlanViewing } from './planView.js';
import { usePlanWords } from './planWords.js';

interface PlanMonthProps {
  plans: Async<readonly OperatePlan[]>;
  /** Plans of that time, also those that are not drawn. */
  total: number;
  view: PlanViewing;
  selected: string | undefined;
  onSelect: (id: string) => void;
}

const isOn = ({ startTime, endTime }: ListedPlan, day: string): boolean =>
  formatDateTime(startTime).slice(0, 10) <= day && formatDateTime(Date.parse(endTime) - 1).slice(0, 10) >= day;

/** Plans over a month or a week, and the same as rows. */
export const PlanMonth = ({ plans, total, view, selected, onSelect }: PlanMonthProps) => {
  const words = usePlanWords();
  const mobile = useIsMobile();
  const { span, day, onlyOn, onDay, onOnly, onView } = view;
  const drawn = useMemo(
    () =>
      mapAsync(plans, (all) =>
        all.map(
          (plan): ListedPlan => ({
            id: plan.id,
            name: plan.planName,
            state: plan.executeStatus,
            startTime: plan.startTime,
            endTime: plan.endTime,
            audience: plan.crowdPackId === null ? words.noAudience : words.people(plan.crowdPackName, plan.memberCount),
          }),
        ),
      ),
    [plans, words],
  );
  const [, month = 1, date = 1] = (onlyOn ?? day).split('-').map(Number);
  const chosen = selected === undefined ? {} : { selected };
  return (
    <Scrolls>
      {mobile && (
        <StepRow>
          <MonthSteps view={view} />
        </StepRow>
      )}
      {drawn.state === 'ready' && drawn.data.length < total && (
        <Notice flush tone="warning" action={{ label: words.seeList, onClick: () => onView('list') }}>
          {words.tooMany(drawn.data.length, total)}
        </Notice>
      )}
      <PlanCalendar
        {...chosen}
        plans={drawn}
        day={day}
        span={span}
        onDayChange={onDay}
        onOpenDay={(opened) => onOnly(opened === onlyOn ? undefined : opened)}
        onSelect={onSelect}
      />
      {drawn.state === 'ready' && (
        <PlanList
          {...chosen}
          title={onlyOn === undefined ? words.listed[span] : words.ofDay(month, date)}
          plans={onlyOn === undefined ? drawn.data : drawn.data.filter((plan) => isOn(plan, onlyOn))}
          onSelect={onSelect}
        />
      )}
      {onlyOn !== undefined && (
        <Button type="link" onClick={() => onOnly(undefined)}>
          {words.allDays}
        </Button>
      )}
    </Scrolls>
  );
};
