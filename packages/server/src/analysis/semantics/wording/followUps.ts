import type { QueryPlan } from '../plan.js';
import { readQuestion } from '../reader.js';
import { type Language, metricOf, nameIn, sharedDimensions, valuesOf, type Vocabulary } from '../vocabulary.js';
import { columnNames } from '../sql/columns.js';
import { cellText, figureOf } from './numbers.js';
import { dimensionName, spaced } from './titles.js';
import type { SummaryResult } from './words.js';

const MOST = 3;

/** The group that stands out: the largest fall, else the lowest figure, among those that can be asked for by name. */
const standsOut = (plan: QueryPlan, vocabulary: Vocabulary, { rows }: SummaryResult): string | null => {
  const [code] = plan.groupBy;
  if (code === undefined || plan.groupBy.length > 1) return null;
  const known = valuesOf(vocabulary, code).map(({ value }) => value);
  const names = columnNames(plan.metrics[0] ?? '');
  const column = plan.compare === null ? names.value : names.change;
  const lowest = rows
    .filter((row) => row['is_total'] !== true && figureOf(row, column) !== null && known.includes(cellText(row[code])))
    .toSorted((one, other) => (figureOf(one, column) ?? 0) - (figureOf(other, column) ?? 0))[0];
  return lowest === undefined ? null : cellText(lowest[code]);
};

/** Up to three questions that go on from a plan. Each of them is one that the reader understands, and that changes something. */
export const followUpsOf = (
  plan: QueryPlan,
  vocabulary: Vocabulary,
  result: SummaryResult,
  language: Language,
  today: string,
): string[] => {
  const english = language === 'en';
  const metrics = plan.metrics.flatMap((code) => metricOf(vocabulary, code) ?? []);
  const others = sharedDimensions(vocabulary, metrics).filter((code) => !plan.groupBy.includes(code));
  const low = standsOut(plan, vocabulary, result);
  const sameTable = vocabulary.metrics.find(
    ({ code, table }) => table === metrics[0]?.table && !plan.metrics.includes(code),
  );
  const candidates = [
    ...(low === null ? [] : [english ? `only ${low}` : `只看${low}`]),
    ...others.map((code) =>
      english
        ? `by ${dimensionName(code, vocabulary, language)}`
        : `按${dimensionName(code, vocabulary, language)}拆分`,
    ),
    ...(plan.compare === null ? [english ? 'compared with the previous period' : '和上一期比'] : []),
    ...(plan.grain === null ? [english ? 'the trend over time' : '走势怎么样'] : []),
    ...(sameTable === undefined
      ? []
      : [english ? `what about ${nameIn(sameTable, language)}` : `换成${nameIn(sameTable, language)}`]),
  ].map((question) => (english ? question : spaced(question)));
  // One more way to split is enough, so that the three are of different kinds.
  const splits = candidates.filter((one) => one.startsWith('按') || one.startsWith('by '));
  const unlike = candidates.filter((one) => !splits.includes(one) || one === splits[0]);
  const asked = JSON.stringify({ ...plan, assumed: [] });
  return unlike
    .filter((question) => {
      const reading = readQuestion(question, vocabulary, { today, previous: plan });
      return reading.kind === 'plan' && JSON.stringify({ ...reading.plan, assumed: [] }) !== asked;
    })
    .slice(0, MOST);
};
