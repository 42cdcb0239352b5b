import type { DataAnswer } from '@console/api/contract';
import { useStreamDataAnswer } from '@console/api/hooks/dataAnswer';
import {
  useAskData,
  useChangeDataAnswer,
  useDownloadDataAnswer,
  useRateDataAnswer,
  useReadDataThread,
  useRepeatDataAnswer,
  useResolveDataAnswer,
  useStopDataAnswer,
} from '@console/api/hooks/dataQuery';
import { mapAsync, saveFile } from '@console/base';
import { attempt } from '../../actions/attempt.js';

/** One conversation with data: its answers as they come, and what can be done with each. Null: it has not begun. */
export const useDataConversation = (id: string | null, onBegun: (id: string) => void) => {
  const thread = useReadDataThread(id === null ? null : { id });
  const answers = thread.data?.answers ?? [];
  const running = answers.find(({ status }) => status === 'running')?.id ?? null;
  const live = useStreamDataAnswer(running);
  const { run: askData } = useAskData();
  const { run: change } = useChangeDataAnswer();
  const { run: resolve } = useResolveDataAnswer();
  const { run: repeat } = useRepeatDataAnswer();
  const { run: stop } = useStopDataAnswer();
  const { run: rate } = useRateDataAnswer();
  const { run: download } = useDownloadDataAnswer();

  return {
    state: mapAsync(thread.state, (one) => ({
      ...one,
      answers: one.answers.map((answer) => (answer.id === running ? (live.answer ?? answer) : answer)),
    })),
    running,
    /** Answers whether it was taken. */
    ask: (question: string, sourceIds: readonly string[]): Promise<boolean> =>
      attempt(async () => {
        const previousId = answers.at(-1)?.id;
        const asked = await askData({
          question,
          sourceIds: [...sourceIds],
          ...(previousId !== undefined && { previousId }),
        });
        if (id === null) onBegun(asked.id);
      }),
    change: (answer: DataAnswer, chip: string, values: readonly string[]) =>
      attempt(() => change({ id: answer.id, chip, values: [...values] })),
    resolve: (answer: DataAnswer, choices: readonly { doubt: string; value: string }[], remember: boolean) =>
      attempt(() => resolve({ id: answer.id, choices: [...choices], remember })),
    repeat: (answer: DataAnswer) => attempt(() => repeat({ id: answer.id })),
    stop: () => (running === null ? undefined : void attempt(() => stop({ id: running }))),
    rate: (answer: DataAnswer, liked: boolean | null) => void attempt(() => rate({ id: answer.id, liked })),
    save: (answer: DataAnswer, format: 'xlsx' | 'csv', name: string) =>
      attempt(async () => saveFile(await download({ id: answer.id, format }), `${name}.${format}`)),
  };
};
