import type { MetricPeriod, ReportFigure } from '@console/api/contract';
import type { Language } from '../../../analysis/semantics/index.js';
import { escapeLine } from '../../../text/escapeLine.js';
import type { DaySpan } from '../counting/periods.js';

/** What a text is written from. */
export interface ReportMaterial {
  readonly figures: readonly ReportFigure[];
  readonly span: DaySpan;
  readonly period: MetricPeriod;
  readonly language: Language;
  readonly now: Date;
}

/** One sentence in plain words, and the numbers of the figures that it is about. */
export interface Sentence {
  readonly text: string;
  readonly numbers: readonly number[];
}

/** What a report says: at most five sentences first, then the rest by figure. */
export interface ReportWords {
  readonly points: readonly Sentence[];
  readonly details: readonly Sentence[];
}

const LONGEST_NAME = 100;

/** A name or a note within a sentence: one line, and not too long. */
export const shownName = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();

/** Sentences under the head of a report. */
export const MOST_POINTS = 5;

const markdownOf = ({ text, numbers }: Sentence, language: Language): string =>
  `${escapeLine(text)}${language === 'en' ? ' ' : ''}${numbers.map((number) => `[${number}]`).join('')}`;

/** The words as Markdown. Names, notes and what a model wrote stay plain text in it. */
export const reportMarkdown = ({ points, details }: ReportWords, { figures, language }: ReportMaterial): string => {
  const english = language === 'en';
  const sections = figures.flatMap(({ number, metricName }) => {
    const own = details.filter(({ numbers: [first] }) => first === number);
    const text = own.map((one) => markdownOf(one, language)).join(english ? ' ' : '');
    return own.length === 0 ? [] : [`## ${escapeLine(metricName)}\n\n${text}`];
  });
  const head = points.map((one) => `- ${markdownOf(one, language)}`).join('\n');
  return [`## ${english ? 'Key points' : '要点'}\n\n${head}`, ...sections].join('\n\n');
};
