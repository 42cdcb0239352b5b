import type { UsageGroup } from '@console/api/contract';
import type { Queryable } from '../../../db/database.js';
import type { Language } from '../../../http/messages.js';
import { shanghaiDay, shanghaiTime } from '../../../text/moment.js';
import type { Span } from '../../../text/span.js';
import type { Reader } from '../../../visibility/index.js';
import { usageStore } from '../usage.store.js';
import { usedDocumentStore } from '../usedDocument.store.js';
import { reportWords } from './reportWords.js';

/** Rows of a table: the rest is left out. */
const SHOWN = 10;
const HOUR = 3_600_000;
const NONE = '—';

const cell = (text: string): string =>
  text
    .replace(/[\p{Cc}]+/gu, ' ')
    .replaceAll('|', '\\|')
    .trim() || NONE;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** The report of a span as Markdown: what was asked, of whom, when, and what answered, beside the time before. */
export const usageText = async (
  db: Queryable,
  span: Span,
  language: Language,
  reader: Reader,
): Promise<{ title: string; text: string }> => {
  const w = reportWords[language];
  const usage = usageStore(db);
  const write = (value: number, digits = 0): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = (share: number | null): string => (share === null ? NONE : `${write(share * 100, 1)}%`);
  const [figures, assistants, bases, roles, hours, cited] = await Promise.all([
    usage.figures(span),
    usage.by(span, 'assistant', reader),
    usage.by(span, 'knowledgeBase', reader),
    usage.by(span, 'role', reader),
    usage.hours(span),
    usedDocumentStore(db).cited(span, { current: 1, size: SHOWN }, reader),
  ]);
  const shares: ReadonlySet<string> = new Set(['faq', 'grounded', 'satisfaction']);
  const names: Readonly<Record<string, string>> = w.measures;
  const shown = (measure: string, value: number | null): string => {
    if (value === null) return NONE;
    return shares.has(measure) ? percent(value) : write(value, measure === 'firstWord' ? 1 : 0);
  };
  const trend = figures[0]?.trend ?? [];
  const byTheHour = trend.length > 1 && Date.parse(trend[1]?.time ?? '') - Date.parse(trend[0]?.time ?? '') <= HOUR;
  const stepName = (time: string): string => shanghaiTime(new Date(time)).slice(...(byTheHour ? [5, 16] : [5, 10]));
  const groups = (title: string, name: string, rows: readonly UsageGroup[], nameOf: (group: UsageGroup) => string) => [
    `## ${title}`,
    rows.length === 0
      ? w.nothing
      : table(
          [name, w.now, w.earlier],
          rows.slice(0, SHOWN).map((group) => [nameOf(group), write(group.count), write(group.previous)]),
        ),
  ];
  const byHour = Array.from({ length: 24 }, (_, hour) => hours.reduce((sum, of) => sum + (of[hour] ?? 0), 0));
  const most = Math.max(0, ...hours.flat());
  const weekday = hours.findIndex((of) => of.includes(most));
  const last = new Date(span.to.getTime() - 1);
  const parts = [
    `## ${w.summary}`,
    table(
      [w.figure, w.value, w.previous],
      figures.map(({ measure, value, previous }) => [
        names[measure] ?? measure,
        shown(measure, value),
        shown(measure, previous),
      ]),
    ),
    `## ${w.trend}`,
    most === 0
      ? w.nothing
      : table(
          [w.figure, w.now, w.earlier],
          trend.map(({ time, value, previous }) => [stepName(time), write(value ?? 0), write(previous ?? 0)]),
        ),
    ...groups(w.assistants, w.assistant, assistants, ({ id, name }) => (id === null ? w.modelAlone : name || w.gone)),
    ...groups(w.bases, w.base, bases, ({ name }) => name),
    ...groups(w.roles, w.role, roles, ({ id, name }) => (id === null ? w.noRole : name)),
    `## ${w.hours}`,
    ...(most === 0
      ? [w.nothing]
      : [
          w.busiest(w.weekdays[weekday] ?? '', hours[weekday]?.indexOf(most) ?? 0, write(most)),
          table(
            [w.hours, w.questions],
            byHour.map((count, hour) => [w.hour(hour), write(count)]),
          ),
        ]),
    ...(cited.list.length === 0
      ? []
      : [
          `## ${w.documents}`,
          table(
            [w.document, w.citedBy],
            cited.list.map(({ name, count }) => [name, write(count)]),
          ),
        ]),
  ];
  return { title: `${w.title} ${w.span(shanghaiDay(span.from), shanghaiDay(last))}`, text: parts.join('\n\n') };
};
