/**
 * Whether a model's queries bring the right rows. `LLM_BASE_URL=… LLM_MODEL=… pnpm bench dataQuestions` asks that model; without
 * one a script writes the queries, to show that the way from question to rows holds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openAnalysis } from '../../packages/server/src/analysis/index.js';
import { readQuestion, sqlOf } from '../../packages/server/src/analysis/semantics/index.js';
import { answerByModel, NoQuery } from '../../packages/server/src/areas/dataQuery/answering/byModel.js';
import { type ChatModel, createChatModel } from '../../packages/server/src/models/index.js';
import { report } from '../report.js';
import { expectedRows } from './expectedRows.js';
import type { Schema } from './facts.js';
import { putRows } from './putRows.js';
import { type Question, TODAY } from './questions/question.js';
import { sameRows } from './sameRows.js';
import { sets } from './sets.js';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const { LLM_BASE_URL: baseUrl, LLM_MODEL: name, LLM_API_KEY: apiKey } = process.env;
const configured = baseUrl !== undefined && name !== undefined;

/** Writes the query that the reader would, for want of a model. */
const scripted = ({ ask }: Question, { vocabulary }: Schema): ChatModel => ({
  name: 'scripted',
  answer: async (messages, _signal, tell) => {
    const reading = readQuestion(ask, vocabulary, { today: TODAY, previous: null });
    const sql = reading.kind === 'plan' ? sqlOf(reading.plan, vocabulary).summary.sql : '';
    tell(messages[0]?.content.includes('DuckDB') === true ? JSON.stringify({ sql, understood: ask }) : '');
    return 'whole';
  },
});

it('brings the rows that were asked for', { timeout: 3_600_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-model-'));
  const analysis = openAnalysis({
    folder,
    onError: (error) => {
      throw error;
    },
  });
  const counts = { right: 0, none: 0, wrong: 0 };
  const signal = new AbortController().signal;
  try {
    for (const [schema, questions] of sets) {
      await putRows(analysis, schema);
      const grants = Object.keys(schema.columns).map((table) => ({
        schema: schema.name,
        table,
        columns: 'all' as const,
      }));
      for (const question of questions) {
        const { ask, language, expected, after = [] } = question;
        // What goes on from another question, or can't be known, is no query of its own.
        if (expected === 'asked' || after.length > 0) continue;
        const model = configured
          ? createChatModel({ baseUrl, model: name, ...(apiKey !== undefined && { apiKey }) })
          : scripted(question, schema);
        const askable = { grants, vocabulary: schema.vocabulary, asOf: null };
        const onStage = async () => undefined;
        const asked = {
          analysis,
          model,
          askable,
          question: ask,
          examples: [],
          language,
          today: TODAY,
          signal,
          onStage,
        };
        const outcome: keyof typeof counts = await answerByModel(asked).then(
          ({ table }) => (sameRows(table.rows, expectedRows(schema, expected)) ? 'right' : 'wrong'),
          (error: unknown) => {
            if (error instanceof NoQuery) return 'none';
            throw error;
          },
        );
        counts[outcome] += 1;
        if (outcome !== 'right') say(`${outcome}: ${schema.name} ${ask}`);
      }
    }
  } finally {
    await analysis.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const all = counts.right + counts.none + counts.wrong;
  const share = (100 * counts.right) / all;
  say(
    `${configured ? name : 'scripted'}: ${counts.right} of ${all} right, ${counts.none} without a query, ${counts.wrong} wrong`,
  );
  report({ what: `execution accuracy, ${configured ? name : 'scripted queries'}`, unit: '%', ours: share });
  // Of a model that is being measured nothing is expected.
  if (!configured) expect(share).toBeGreaterThan(90);
});
