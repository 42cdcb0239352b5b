/**
 * Test files that take long and seldom find anything: a whole run takes one turn of each step, another one every day, and
 * `test:long` those that rest. What is not named here runs whenever its part of the server's tests, of the stories or of the
 * tests in the browser does (see test.mjs). A turn takes about as long as the next; a file whose statements no other test asks
 * the database is in none, since the check of row types would miss them: `pnpm test:server` runs all of it.
 */
const turns = {
  server: [
    ['startServer.test.ts', 'outbox/killed.test.ts'],
    ['ocr/scans.test.ts', 'parsing/pageImages.test.ts'],
    ['areas/permissions/rightsSearch.test.ts', 'office/office.test.ts'],
    ['parsing/hostileFiles.test.ts', 'analysis/openAnalysis.test.ts'],
  ].map((files) => files.map((file) => `packages/server/src/${file}`)),
  e2e: [
    'screens menus slides',
    'baseTree admin elements faultyProgram dataQuery metrics graphExplore sharedAddress insurance customers',
    'everyPage shells models functions graphReview importUsers askedTogether assistants fileDialogue portraits dataGather ecologyMembers messageTemplates',
    'withModel scans graphAnswer embedScript moreFormats textEvidence embedKeys lostWork portal layout hostContext baseWords businessPlans crowdPacks dataUpload channelSettings',
    'storybook faq chunkDesk gaps columns embedToken editedTogether promptConfig retrievalTest manners summaries messages chunking attachments customerList labels',
  ].map((names) => names.split(' ').map((name) => `packages/console/e2e/${name}.e2e.ts`)),
};

/** Moves on every day, so that everything has its turn; `TURN` repeats the choice of a day, `ALL=1` takes all. */
export const turn = Number(process.env.TURN || Math.floor(Date.now() / 86_400_000));
export const all = process.env.ALL === '1';

/** Every file that is tried by turns. */
export const turningFiles = Object.values(turns).flat(2);

/**
 * What a run of a step includes, of what it `includes` without turns, and what it leaves out. `TESTS` says what it is for:
 * `turn` leaves out what rests today, `rest` takes that alone; without it a run takes what it is asked for.
 */
export const chosenFiles = (step, includes) => {
  const resting = turns[step].filter((_, at) => at !== turn % turns[step].length).flat();
  if (all || process.env.TESTS === undefined) return { include: includes, exclude: [] };
  return process.env.TESTS === 'rest' ? { include: resting, exclude: [] } : { include: includes, exclude: resting };
};
