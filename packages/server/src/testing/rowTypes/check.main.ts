import { checkRowTypes } from './checkRowTypes.js';

const isForTests = (site: string): boolean => /\.test\.ts:|\/testing\/|\/contractTests\//.test(site);

/** What is asked of somebody else's database is not known from ours, and runs where there is a real PostgreSQL alone. */
const isForOthers = (site: string): boolean => site.includes('/analysis/postgres/');

const [folder = '', how] = process.argv.slice(2);
const isExpected = (site: string) => how === '--complete' && !isForTests(site) && !isForOthers(site);
const differences = await checkRowTypes({ folder, isExpected });
if (differences.length > 0) {
  process.exitCode = 1;
  process.stderr.write(`\nRow types that differ from what the database answers:\n${differences.join('\n')}\n\n`);
}
