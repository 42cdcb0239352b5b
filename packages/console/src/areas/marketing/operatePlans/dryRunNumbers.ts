import type { PdTask } from '@console/api/contract';
import type { DryRunNumbers } from '@console/ui/plan-run';

/** The last dry run of a task, as it is drawn; undefined: it was never tried. */
export const dryRunNumbers = ({ dryRun }: Pick<PdTask, 'dryRun'>): DryRunNumbers | undefined =>
  dryRun === null
    ? undefined
    : {
        state: dryRun.state,
        time: dryRun.time,
        people: dryRun.peopleCount,
        willSend: dryRun.willSendCount,
        skipped: dryRun.skipped,
        cost: dryRun.cost,
        fault: dryRun.fault,
        waitsUntil: dryRun.waitsUntil,
        days: dryRun.days,
      };
