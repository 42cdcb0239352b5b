/**
 * Test files that take long and seldom find anything: a whole run takes one turn of each step, another one every day. What is
 * not named here runs whenever its part of the server's tests, of the stories or of the tests in the browser does (see
 * test.mjs). A turn takes about as long as the next; a file whose statements no other test asks the database is in none, since
 * the check of row types would miss them: `pnpm test:server` runs all of it.
 */
const turns = {
  server: [
    ['startServer.test.ts', 'outbox/killed.test.ts'],
    ['ocr/scans.test.ts', 'parsing/pageImages.test.ts'],
    ['areas/permissions/rightsSearch.test.ts', 'office/office.test.ts'],
    ['parsing/hostileFiles.test.ts', 'analysis/openAnalysis.test.ts'],
  ].map((files) => files.map((file) => `packages/server/src/${file}`)),
  e2e: [
    'sharedAddress portraits dataQuery assistants baseWords',
    'everyPage records elements editedTogether retrievalTest',
    'embedScript models embedToken dataUpload askedTogether planRuns',
    'slides customerList promptConfig graphExplore embedKeys messageTemplates',
    'layout customers textEvidence faultyProgram gaps ecologyMembers',
    'messages fileDialogue scans attachments postgresSource',
    'businessPlans columns hostileAddresses faq chunking optOut',
    'admin dataGather moreFormats metrics graphReview',
    'baseTree graphAnswer withModel lostWork hostContext staffAssign',
    'insurance crowdPacks manners tools summaries operatePlans privateDomain',
    'labels storybook channelSettings portal importUsers deliveryReports',
    'shells chunkDesk functions feedbackLoop menus referralLinks',
  ].map((names) => names.split(' ').map((name) => `packages/console/e2e/${name}.e2e.ts`)),
};

/** Moves on every day, so that everything has its turn; `TURN` repeats the choice of a day, `ALL=1` takes all. */
export const turn = Number(process.env.TURN || Math.floor(Date.now() / 86_400_000));
export const all = process.env.ALL === '1';

/** Every file that is tried by turns. */
export const turningFiles = Object.values(turns).flat(2);

/**
 * What a run of a step includes, of what it `includes` without turns, and what it leaves out because it rests: nothing, unless
 * `TESTS` says that the run goes by turns.
 */
export const chosenFiles = (step, includes) => ({
  include: includes,
  exclude:
    process.env.TESTS === 'turn' && !all ? turns[step].filter((_, at) => at !== turn % turns[step].length).flat() : [],
});
