import { type UsageFigure, type UsageGroup, usageMeasures } from '@console/api/contract';
import { Document, type FileChild, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { Language } from '../../../http/messages.js';
import { shanghaiDay, shanghaiTime } from '../../../text/moment.js';
import type { Span } from '../../../text/span.js';
import type { Reader } from '../../../visibility/index.js';
import { GREY, wordCharts, wordStyles as styles, wordTable as table } from '../../../word/index.js';
import { spanBefore } from '../trend.js';
import type { UsageStore } from '../usage.store.js';
import type { UsedDocumentStore } from '../usedDocument.store.js';
import { reportWords } from './reportWords.js';

export interface ReportSources {
  readonly usage: UsageStore;
  readonly documents: UsedDocumentStore;
}

const SHOWN = 10;
const NONE = '—';
const HOUR = 3_600_000;
const HOURS_OF_DAY = 24;

/** The report of a span as a Word file: what was asked, of whom, when, and what answered, beside the time before. */
export const usageReport = async (
  { usage, documents }: ReportSources,
  span: Span,
  language: Language,
  reader: Reader,
): Promise<Uint8Array> => {
  const w = reportWords[language];
  const write = (value: number, digits = 0): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = (share: number | null): string => (share === null ? NONE : `${write(share * 100, 1)}%`);
  // What is rounded to nothing has no sign.
  const signed = (value: number, text: string): string => `${!/[1-9]/.test(text) ? '' : value > 0 ? '+' : '−'}${text}`;
  const change = (count: number, previous: number): string =>
    previous === 0 ? NONE : signed(count - previous, `${write((Math.abs(count - previous) / previous) * 100, 1)}%`);
  const last = ({ to }: Span): Date => new Date(to.getTime() - 1);

  const [figures, assistants, bases, roles, hours, cited, never] = await Promise.all([
    usage.figures(span),
    usage.by(span, 'assistant', reader),
    usage.by(span, 'knowledgeBase', reader),
    usage.by(span, 'role', reader),
    usage.hours(span),
    documents.cited(span, { current: 1, size: SHOWN }, reader),
    documents.neverCited({ current: 1, size: 1 }, reader),
  ]);
  const charts = wordCharts();
  const heading = (text: string) => new Paragraph({ heading: HeadingLevel.HEADING_1, text });
  const nothing = new Paragraph({ children: [new TextRun({ text: w.nothing, color: GREY })] });

  const isShare = ({ measure }: UsageFigure) => ['faq', 'grounded', 'satisfaction'].includes(measure);
  const figureRow = (figure: UsageFigure): string[] => {
    const { measure, value, previous } = figure;
    const shown = (number: number | null): string => {
      if (number === null) return NONE;
      if (isShare(figure)) return percent(number);
      return write(number, measure === 'firstWord' ? 1 : 0);
    };
    const difference = (): string => {
      if (value === null || previous === null) return NONE;
      const apart = value - previous;
      if (isShare(figure)) return signed(apart, w.points(write(Math.abs(apart) * 100, 1)));
      if (measure === 'firstWord') return signed(apart, `${write(Math.abs(apart), 1)} ${w.seconds}`);
      return change(value, previous);
    };
    const known: Readonly<Record<string, string>> = w.measures;
    return [known[measure] ?? measure, shown(value), shown(previous), difference()];
  };

  const trend = figures.find(({ measure }) => measure === usageMeasures[0])?.trend ?? [];
  const byTheHour = trend.length > 1 && Date.parse(trend[1]?.time ?? '') - Date.parse(trend[0]?.time ?? '') <= HOUR;
  const stepName = (time: string): string => {
    const clock = shanghaiTime(new Date(time));
    if (!byTheHour) return clock.slice(5, 10);
    return trend.length > HOURS_OF_DAY ? clock.slice(5, 16) : clock.slice(11, 16);
  };
  const trendText = trend.map(({ time, value }) => `${stepName(time)}${w.colon}${write(value ?? 0)}`).join(' · ');

  const groups = (
    title: string,
    name: string,
    rows: readonly UsageGroup[],
    nameOf: (group: UsageGroup) => string,
  ): FileChild[] => {
    const shown = rows.slice(0, SHOWN);
    if (shown.length === 0) return [heading(title), nothing];
    const chart = charts.paragraph(
      {
        kind: 'bar',
        labels: shown.map(nameOf),
        series: [
          { name: w.now, values: shown.map(({ count }) => count) },
          { name: w.earlier, values: shown.map(({ previous }) => previous), earlier: true },
        ],
        format: '#,##0',
      },
      shown.map((group) => `${nameOf(group)}${w.colon}${write(group.count)}`).join(' · '),
      80 + shown.length * 34,
    );
    return [
      heading(title),
      chart,
      table(
        [name, w.questions, w.change, w.grounded, w.satisfaction],
        rows.map((group) => [
          nameOf(group),
          write(group.count),
          change(group.count, group.previous),
          percent(group.grounded),
          percent(group.satisfaction),
        ]),
      ),
    ];
  };

  const byHour = Array.from({ length: 24 }, (_, hour) => hours.reduce((sum, of) => sum + (of[hour] ?? 0), 0));
  const most = Math.max(0, ...hours.flat());
  const weekday = hours.findIndex((of) => of.includes(most));
  const busiest = hours[weekday]?.indexOf(most) ?? 0;
  const anything = most > 0;

  const children: FileChild[] = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: w.title }),
    new Paragraph({
      children: [
        new TextRun({ text: w.span(shanghaiDay(span.from), shanghaiDay(last(span))) }),
        new TextRun({
          text: `  ${w.before(shanghaiDay(spanBefore(span).from), shanghaiDay(last(spanBefore(span))))}`,
          color: GREY,
        }),
      ],
    }),
    heading(w.summary),
    table([w.figure, w.value, w.previous, w.change], figures.map(figureRow)),
    heading(w.trend),
    anything
      ? charts.paragraph(
          {
            kind: 'line',
            labels: trend.map(({ time }) => stepName(time)),
            series: [
              { name: w.now, values: trend.map(({ value }) => value) },
              { name: w.earlier, values: trend.map(({ previous }) => previous), earlier: true },
            ],
            format: '#,##0',
          },
          trendText,
          240,
        )
      : nothing,
    ...groups(w.assistants, w.assistant, assistants, ({ id, name }) => (id === null ? w.modelAlone : name || w.gone)),
    ...groups(w.bases, w.base, bases, ({ name }) => name),
    ...groups(w.roles, w.role, roles, ({ id, name }) => (id === null ? w.noRole : name)),
    heading(w.hours),
    ...(anything
      ? [
          charts.paragraph(
            {
              kind: 'column',
              labels: byHour.map((_, hour) => String(hour)),
              series: [{ name: w.questions, values: byHour }],
              format: '#,##0',
            },
            byHour.map((count, hour) => `${w.hour(hour)}${w.colon}${write(count)}`).join(' · '),
            220,
          ),
          new Paragraph({ text: w.busiest(w.weekdays[weekday] ?? '', busiest, write(most)) }),
        ]
      : [nothing]),
    heading(w.documents),
    ...(cited.list.length === 0
      ? []
      : [
          table(
            [w.document, w.base, w.citedBy, w.change],
            cited.list.map(({ name, knowledgeBaseName, count, previous }) => [
              name,
              knowledgeBaseName,
              write(count),
              change(count, previous),
            ]),
            2,
          ),
        ]),
    ...(never.total > 0 ? [new Paragraph({ spacing: { before: 120 }, text: w.never(write(never.total)) })] : []),
  ];
  const document = new Document({ title: w.title, creator: '', styles, sections: [{ children }] });
  return charts.added(await Packer.pack(document, 'uint8array'));
};
