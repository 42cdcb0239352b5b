/**
 * Five PDFs of about 300 pages each, read as files of a conversation and compared in eight points, without a model and with
 * one, while somebody else makes small calls: `pnpm bench comparison`. Each cell is held against what the files say, and
 * against the words at its place. `CHAPTERS` for files of another length.
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  activateModel,
  addModel,
  ask,
  compareDialogueFiles,
  insertTopic,
  readAnswer,
  readDialogueFile,
  readDialogueWords,
  readDialogueWork,
  streamAnswer,
  uploadDialogueFile,
} from '../../packages/api/src/contract/index.js';
import { expect, it } from 'vitest';
import { QUOTED_PASSAGES } from '../../packages/server/src/areas/chat/answer/extractive.js';
import { comparedPoints, factFiles } from '../../packages/server/src/areas/chat/files/testing/factFiles.js';
import { startComparingModel } from '../../packages/server/src/areas/chat/files/testing/comparingModel.js';
import { wrongCells } from '../../packages/server/src/areas/chat/files/testing/wrongCells.js';
import { openPdf } from '../../packages/server/src/parsing/pdfSource.js';
import { startOnDisk } from '../onDisk.js';
import { makeOtherCalls, STALL } from '../otherCalls.js';
import { median, report } from '../report.js';

const FILES = 5;
const CHAPTERS = Number(process.env.CHAPTERS ?? 500);

/** What no reader of a PDF can do without: the text of each of its pages. */
const bareText = async (data: Uint8Array): Promise<number> => {
  const began = performance.now();
  const pdf = await openPdf(Uint8Array.from(data));
  for (let number = 1; number <= pdf.numPages; number += 1) await (await pdf.getPage(number)).getTextContent();
  await pdf.destroy();
  return (performance.now() - began) / 1000;
};

it(`compares ${FILES} files of hundreds of pages`, { timeout: 3_600_000 }, async () => {
  const files = await factFiles(FILES, CHAPTERS);
  const pages = Math.min(...files.map((file) => file.pages));
  const bare: number[] = [];
  for (const { data } of files) bare.push(await bareText(data));

  const model = await startComparingModel();
  const { app, close } = await startOnDisk();
  const atFirst = process.memoryUsage().rss;
  let most = atFirst;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  try {
    const as = await app.user({ permissions: ['chat', 'assistants', 'assistants.models'] });
    await app.startWork();
    const others = await makeOtherCalls(app);
    const step = async <T>(what: string, work: () => Promise<T>): Promise<{ result: T; seconds: number }> => {
      others.forget();
      const began = performance.now();
      const result = await work();
      const seconds = (performance.now() - began) / 1000;
      const calls = await others.times();
      const longest = Math.max(...calls);
      const megabytes = Math.round((most - atFirst) / 1024 / 1024);
      process.stdout.write(
        `${what}: ${seconds.toFixed(1)} s, ${megabytes} MB more at most; calls of others p50 ${median(calls).toFixed(0)} max ${longest.toFixed(0)} ms\n`,
      );
      report({ what: `${what}: longest call of others`, ours: longest, aim: STALL });
      return { result, seconds };
    };

    const { id: topicId } = await app.call(insertTopic, {}, { as });
    const ids: string[] = [];
    const reading: number[] = [];
    for (const { name, data } of files) {
      const { result, seconds } = await step(`${name} of ${pages} pages read`, async () => {
        const file = new File([Uint8Array.from(data)], name);
        const { id } = await app.call(uploadDialogueFile, { topicId, file }, { as });
        for (;;) {
          const { status } = await app.call(readDialogueFile, { id }, { as });
          expect(status).not.toBe('failed');
          if (status === 'ready') return id;
          await pause(100);
        }
      });
      ids.push(result);
      reading.push(seconds);
    }
    const peer = { name: 'pdf.js, text alone', value: median(bare) };
    report({ what: `a file of ${pages} pages ready`, unit: 's', ours: median(reading), peer, aim: 4 });

    const compare = async () => {
      const { id } = await app.call(
        compareDialogueFiles,
        { topicId, fileIds: ids, points: [...comparedPoints] },
        { as },
      );
      for (;;) {
        const work = await app.call(readDialogueWork, { id }, { as });
        expect(work.status).not.toBe('failed');
        if (work.status === 'done') return work;
        await pause(50);
      }
    };
    const plain = await step(`${FILES} files compared without a model`, compare);
    report({
      what: `${FILES} files compared in ${comparedPoints.length} points`,
      unit: 's',
      ours: plain.seconds,
      aim: 20,
    });

    const question = `${comparedPoints[3]}是多少？`;
    const answered = await step('asked of all files', async () => {
      const { id } = await app.call(ask, { topicId, question }, { as });
      await app.send(streamAnswer, { id }, { as }).then((response) => response.text());
      return app.call(readAnswer, { id }, { as });
    });
    report({ what: 'a question to all of the files', unit: 's', ours: answered.seconds, aim: 3 });
    const speaker = { kind: 'chat', name: '对比', baseUrl: model.url, model: 'comparing' } as const;
    const { id: modelId } = await app.call(addModel, speaker, { as });
    await app.call(activateModel, { id: modelId, active: true }, { as });
    const written = await step(`${FILES} files compared with a model`, compare);
    report({ what: `the same with a model that answers at once`, unit: 's', ours: written.seconds, aim: 20 });
    await others.stop();
    report({ what: 'memory beyond that of the start', unit: 'MB', ours: (most - atFirst) / 1024 / 1024, aim: 1000 });

    const wordsAt = async (fileId: string, [page, ...sides]: readonly [number, number, number, number, number]) => {
      const position: [number, number, number, number, number] = [page, ...sides];
      return (await app.call(readDialogueWords, { id: fileId, position }, { as })).text;
    };
    const wrong = [
      ...(await wrongCells(plain.result, files, wordsAt)),
      ...(await wrongCells(written.result, files, wordsAt)),
    ];
    report({ what: 'cells that are wrong or not at their place', unit: '', ours: wrong.length, aim: 0 });
    expect(wrong).toEqual([]);
    // As many as an answer without a model quotes, each of another file: none hides the others.
    const cited = new Set(answered.result.references.map(({ documentId }) => documentId));
    expect(cited.size).toBe(QUOTED_PASSAGES);
  } finally {
    clearInterval(watch);
    await close();
    await model.close();
  }
});
