import { ApiError } from '@console/api';
import type { KbTrial } from '@console/api/contract';
import { useTryKbParams } from '@console/api/hooks/kbParams';
import { type Async, failed, loading, ready } from '@console/base';
import { useEffect, useRef, useState } from 'react';
import type { Settings } from './settings.js';

/** One question, answered by the settings that count, and by those that are not saved. */
export interface TrialRow {
  readonly question: string;
  readonly present: Async<KbTrial>;
  readonly tried: Async<KbTrial>;
}

type SideName = 'present' | 'tried';
const sides: readonly SideName[] = ['present', 'tried'];

export interface TrialWanted {
  readonly knowledgeBaseId: string;
  readonly questions: readonly string[];
  readonly settings: Settings;
  /** Earlier questions come along with their answers. */
  readonly follow: boolean;
}

const isOver = ({ state }: Async<unknown>): boolean => state !== 'loading';

/** Runs questions one after the other, both sides at once, until all are answered or it is stopped. */
export const useTrial = () => {
  const { run } = useTryKbParams();
  const [rows, setRows] = useState<readonly TrialRow[]>([]);
  const [running, setRunning] = useState(false);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const tell = (at: number, side: SideName, value: Async<KbTrial>) =>
    setRows((all) => all.map((row, index) => (index === at ? { ...row, [side]: value } : row)));

  const start = async ({ knowledgeBaseId, questions, settings, follow }: TrialWanted): Promise<void> => {
    stopper.current?.abort();
    const end = new AbortController();
    stopper.current = end;
    setRunning(true);
    setRows(questions.map((question) => ({ question, present: loading, tried: loading })));
    const said: Record<SideName, { question: string; answer: string }[]> = { present: [], tried: [] };
    const answer = async (question: string, at: number, side: SideName): Promise<void> => {
      try {
        const result = await run(
          {
            knowledgeBaseId,
            question,
            ...(side === 'tried' && { settings }),
            ...(follow && { turns: said[side].slice() }),
          },
          { quiet: true, signal: end.signal },
        );
        said[side].push({ question, answer: result.answer.slice(0, 20_000) });
        if (!end.signal.aborted) tell(at, side, ready(result));
      } catch (error) {
        if (end.signal.aborted) return;
        const { code, message } = error instanceof ApiError ? error : { code: 0, message: String(error) };
        tell(at, side, failed({ code, message }));
      }
    };
    for (const [at, question] of questions.entries()) {
      if (end.signal.aborted) break;
      await Promise.all(sides.map((side) => answer(question, at, side)));
    }
    if (stopper.current === end) setRunning(false);
  };
  const stop = () => {
    stopper.current?.abort();
    setRunning(false);
    // What was answered stays; the rest is not shown as if it were still on its way.
    setRows((all) => all.filter(({ present, tried }) => isOver(present) && isOver(tried)));
  };
  const done = rows.reduce((count, { present, tried }) => count + Number(isOver(present)) + Number(isOver(tried)), 0);
  return { rows, running, start, stop, done, all: rows.length * sides.length };
};
