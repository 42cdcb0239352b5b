import type { DialogueWorkDetail } from '@console/api/contract';
import type { Position } from '@console/base';
import type { FactFile } from './factFiles.js';

/**
 * What is wrong with each cell of a comparison of such files: another amount, another page than the file's, a place whose
 * words do not say the amount, something found where there is nothing. `wordsAt` reads what stands at a place.
 */
export const wrongCells = async (
  { rows, files: compared }: DialogueWorkDetail,
  files: readonly FactFile[],
  wordsAt: (fileId: string, position: Position) => Promise<string>,
): Promise<string[]> => {
  const wrong: string[] = [];
  for (const { point, cells } of rows) {
    for (const [at, { state, text, references }] of cells.entries()) {
      const fact = files[at]?.facts.find((one) => one.point === point);
      const fileId = compared[at]?.id ?? '';
      const say = (what: string) => wrong.push(`${files[at]?.name} ${point}: ${what}`);
      if (fact === undefined || fact.page === 0) {
        if (state !== 'not_found') say(`it says “${text}”, and the file nothing`);
        continue;
      }
      if (!text.includes(fact.amount)) {
        say(`${state} “${text}” without ${fact.amount}`);
        continue;
      }
      const places = references.flatMap((one) => (one.documentId === fileId ? one.positions : []));
      const onPage = places.filter(([page]) => page === fact.page);
      const words = (await Promise.all(onPage.map((place) => wordsAt(fileId, place)))).join('');
      if (!words.replace(/\s/g, '').includes(fact.amount))
        say(`${fact.amount} stands on page ${fact.page}, not at ${JSON.stringify(places)}, where it says “${words}”`);
    }
  }
  return wrong;
};
