import type { PdTask } from '@console/api/contract';
import { useReadTemplateRules } from '@console/api/hooks/marketing/templateReview';
import { lookUp } from '@console/base';
import type { DryRunNumbers, Recipients } from '@console/ui/plan-run';
import { labelsOf } from '../templates/problemsOf.js';

/** What the messages of a task go to. */
export const recipientsOf = ({ privateDomains }: Pick<PdTask, 'privateDomains'>): Recipients =>
  privateDomains.length > 0 ? 'groups' : 'people';

type Tried = Pick<PdTask, 'dryRun' | 'privateDomains'>;

/** The last dry run of a task, as it is drawn, with what variables are called; undefined: it was never tried. */
export const dryRunNumbers = (
  { dryRun, privateDomains }: Tried,
  labels: Readonly<Record<string, string>>,
): DryRunNumbers | undefined =>
  dryRun === null
    ? undefined
    : {
        state: dryRun.state,
        time: dryRun.time,
        recipients: recipientsOf({ privateDomains }),
        people: dryRun.peopleCount,
        willSend: dryRun.willSendCount,
        skipped: dryRun.skipped,
        cost: dryRun.cost,
        fault: dryRun.fault,
        waitsUntil: dryRun.waitsUntil,
        days: dryRun.days,
        emptyValues: (dryRun.emptyValues ?? []).map(({ name, count }) => ({
          label: lookUp(labels, name, name),
          count,
        })),
      };

/** The same where it is not known yet what variables are called: that is asked where some of them stay empty. */
export const useDryRunNumbers = (task: Tried): DryRunNumbers | undefined => {
  const hasEmpty = (task.dryRun?.emptyValues ?? []).length > 0;
  const rules = useReadTemplateRules(hasEmpty ? {} : null);
  return dryRunNumbers(task, labelsOf(rules.data?.params ?? []));
};
