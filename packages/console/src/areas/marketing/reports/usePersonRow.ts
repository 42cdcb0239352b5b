import { type ReportPerson, routes } from '@console/api/contract';
import { formatDateTime, lookUp } from '@console/base';
import type { DrillRow } from '@console/ui/drill-panel';
import { linkTo } from '../../../navigation/address.js';
import { isGranted } from '../../../session/menus.js';
import { useUser } from '../../../session/UserContext.js';
import { inShanghai } from '../../../time/inShanghai.js';
import type { Scope } from './drill.js';
import { useReportWords } from './reportWords.js';

const good: readonly string[] = ['delivered', 'opened', 'clicked'];
const bad: readonly string[] = ['failed', 'unknown'];

/** A person with what became of their message, as a list of them shows it. `of`: the row that all of them belong to. */
export const usePersonRow = (of: Scope | undefined): ((person: ReportPerson) => DrillRow) => {
  const words = useReportWords();
  const { menus } = useUser();
  const leads = isGranted(routes.customerDetail.path, menus);
  return ({ id, customerId, customerName, phoneNumber, reach, reason, said, taskName, planName, time }) => {
    const stands = lookUp(words.reaches, reach, reach);
    const why = lookUp(words.reasonNames, reason, words.reasonNames.other);
    const what = of?.by === 'task' ? '' : taskName || planName;
    return {
      key: id,
      title: customerId === null ? words.erased : customerName || phoneNumber,
      ...(leads && customerId !== null && { href: linkTo('customerDetail', { id: customerId }) }),
      tone: good.includes(reach) ? 'ok' : bad.includes(reach) ? 'warn' : 'none',
      mark: reason === '' ? stands : words.why(stands, why),
      facts: [...new Set([phoneNumber, said, what].filter((fact) => fact !== ''))],
      time: formatDateTime(inShanghai(new Date(time))).slice(5, 16),
      dateTime: time,
    };
  };
};
