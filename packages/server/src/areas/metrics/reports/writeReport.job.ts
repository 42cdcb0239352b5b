import { ASSOCIATION, type ReportFigure } from '@console/api/contract';
import * as z from 'zod';
import type { Database, Queryable } from '../../../db/database.js';
import { Failure } from '../../../http/failure.js';
import type { JobKind } from '../../../jobs/index.js';
import type { Logger } from '../../../log.js';
import type { ChatModel } from '../../../models/index.js';
import type { Reader } from '../../../visibility/index.js';
import { daySpan } from '../counting/periods.js';
import type { FiguresOf } from '../figures.types.js';
import { type BegunReport, reportWriting } from './reportWriting.store.js';
import { reportMarkdown, type ReportMaterial } from './reportText.js';
import { wordsOfFigures } from './wordsOfFigures.js';
import { completed, wordsOfModel } from './wordsOfModel.js';

/** What puts figures in words. */
export interface ReportModels {
  readonly model: () => Promise<ChatModel | null>;
  readonly log: Logger;
}

export interface WriteReportDeps extends ReportModels {
  readonly db: Database;
  readonly figuresOf: FiguresOf;
  /** With whose rights it is counted: with all the roles that somebody has. */
  readonly readerOfUser: (db: Queryable, userId: string) => Promise<Reader>;
  /** The present. For tests. */
  readonly now?: () => Date;
  /** Milliseconds that a model is waited for. For tests. */
  readonly patience?: number;
}

const Payload = z.object({ userId: z.string() });

/** All parts that there are: what is among the first for one reader is further back for another. */
const EVERY = 1000;

/** Whoever may see the least. */
const anybody: Reader = { roleIds: [], seesAll: false };

/** Reports are shared: assistants and bases that are there for some roles alone are not named in them. */
const withPublicNames = (figure: ReportFigure, shared: ReportFigure | undefined): ReportFigure => {
  if (shared === undefined) return figure;
  const names = new Set(shared.breakdown.map(({ name }) => name));
  return {
    ...figure,
    breakdown: figure.breakdown.map((part) => (names.has(part.name) ? part : { ...part, name: null })),
  };
};

const figuresFor = async (
  figuresOf: FiguresOf,
  { metrics, start, end, period }: BegunReport,
  reader: Reader,
  signal: AbortSignal,
): Promise<ReportFigure[]> => {
  const span = { start, end, period, signal };
  const figures = await figuresOf({ ...span, metricIds: metrics.map(({ id }) => id), reader });
  const ofAssociation = metrics.filter(({ sourceId }) => sourceId === ASSOCIATION).map(({ id }) => id);
  const shared =
    ofAssociation.length === 0
      ? []
      : await figuresOf({ ...span, metricIds: ofAssociation, reader: anybody, mostParts: EVERY });
  return figures.map((figure) =>
    withPublicNames(
      figure,
      shared.find(({ metricId }) => metricId === figure.metricId),
    ),
  );
};

/** Counts the figures of a report, then puts them in words: a model's as far as they are true, else those of the figures. */
export const writeReportJob = (deps: WriteReportDeps): JobKind => {
  const { db, figuresOf, model, readerOfUser, log, now = () => new Date(), patience } = deps;

  const modelWords = async (id: string, material: ReportMaterial, wish: string, signal: AbortSignal) => {
    const writer = await model();
    if (writer === null) return null;
    try {
      return await wordsOfModel(writer, material, wish, signal, patience);
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, reportId: id }, 'a model did not write a report');
      return null;
    }
  };

  return {
    run: async ({ subject: id, payload, signal, write, report }) => {
      const { userId } = Payload.parse(payload);
      const begun = await write((tx) => reportWriting(tx).begin(id));
      if (begun === undefined) return;
      const reader = await readerOfUser(db, userId);
      let figures: ReportFigure[];
      try {
        figures = await figuresFor(figuresOf, begun, reader, signal);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const reason = error.reason === 'metric_not_found' ? 'report_metrics_gone' : 'report_not_counted';
        return write((tx) => reportWriting(tx).failed(id, reason));
      }
      report(0.4);
      const { start, end, period, language, wish } = begun;
      const material = { figures, span: daySpan(start, end), period, language, now: now() };
      const ofFigures = wordsOfFigures(material);
      const ofModel = await modelWords(id, material, wish, signal);
      const words = ofModel === null ? ofFigures : completed(ofModel, ofFigures);
      const content = reportMarkdown(words, material);
      await write((tx) => reportWriting(tx).done(id, { figures, content, byModel: ofModel !== null, userId }));
    },
    onDead: (tx, { subject }) => reportWriting(tx).failed(subject, 'report_not_written'),
    onRetry: (tx, { subject }) => reportWriting(tx).again(subject),
  };
};
