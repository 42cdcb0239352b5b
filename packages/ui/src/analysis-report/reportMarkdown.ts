import { NO_VALUE } from '../data-answer/cells.js';
import type { MetricWords } from '../metric/locale.js';
import { changeOf, targetText, valueText } from '../metric/metricText.js';
import { dayName } from '../metric/periodName.js';
import type { AnalysisReportWords } from './locale.js';
import type { ShownFigure, ShownReport } from './types.js';

const SCHEME = 'figure:';

/** The address that a figure's picture has in the text of a document. */
export const pictureAddress = (number: number): string => `${SCHEME}${number}`;

/** The number of the figure whose picture an address is; undefined for any other address. */
export const pictureNumber = (address: string): number | undefined => {
  const number = address.startsWith(SCHEME) ? Number(address.slice(SCHEME.length)) : Number.NaN;
  return Number.isInteger(number) ? number : undefined;
};

/** A name in a cell of a table, or in brackets, as it was written. */
const literal = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|!~$]/g, String.raw`\$&`);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The figures of a report as a table. */
const figureTable = (figures: readonly ShownFigure[], words: AnalysisReportWords, metricWords: MetricWords): string => {
  const heads = [words.number, words.metric, words.value, words.before, words.change, words.target];
  return [
    row(heads),
    row(heads.map(() => '---')),
    ...figures.map((figure) => {
      const { number, metricName, unit, value, before } = figure;
      const change = changeOf(value, before, figure, metricWords)?.text ?? NO_VALUE;
      const name = literal(metricName);
      return row([
        String(number),
        name,
        ...[valueText(value, unit), valueText(before, unit), change, targetText(figure)].map(literal),
      ]);
    }),
  ].join('\n');
};

/** Unusual values of a figure, with what explains them. */
const anomalyLines = ({ anomalies, unit }: ShownFigure): string[] =>
  anomalies.map(({ time, value, note }) => {
    const told = `${dayName(time)} ${valueText(value, unit)}`;
    return `- ${literal(note === '' ? told : `${told}: ${note}`)}`;
  });

/** A report as the text of a document: its words, then its figures as a table and as pictures. */
export const reportMarkdown = (report: ShownReport, words: AnalysisReportWords, metricWords: MetricWords): string => {
  const { startTime, endTime, content, figures } = report;
  const span = words.span(dayName(startTime), dayName(endTime));
  return [
    literal(span),
    content,
    ...(figures.length === 0
      ? []
      : [
          `## ${words.figures}`,
          figureTable(figures, words, metricWords),
          ...figures.flatMap((figure) => [
            `![${literal(words.figure(figure.number, figure.metricName))}](${pictureAddress(figure.number)})`,
            ...(figure.anomalies.length === 0 ? [] : [anomalyLines(figure).join('\n')]),
          ]),
        ]),
  ].join('\n\n');
};
