import { checkRowTypes } from './checkRowTypes.js';

const isForTests = (site: string): boolean => /\.test\.ts:|\/testing\/|\/contractTests\//.test(site);

const [folder = '', how] = process.argv.slice(2);
const isExpected = (site: string) => how === '--complete' && !isForTests(site);
const differences = await checkRowTypes({ folder, isExpected });
if (differences.length > 0) {
  process.exitCode = 1;
  process.stderr.write(`\nRow types that differ from what the database answers:\n${differences.join('\n')}\n\n`);
}
