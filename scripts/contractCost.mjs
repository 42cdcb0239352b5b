/**
 * What the contract costs those who use it, against its budgets: the type check of all of it, and what one area's hook
 * adds to a bundle. `react` and `swr` are left out of the bundle: whoever uses hooks has them already.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { overBudget, slowness } from './budget.mjs';
import { secondsOf, TIMED } from './execute.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const api = path.join(root, 'packages', 'api');

const budgets = {
  /** Seconds of processor of `tsc` on the whole contract, the least of three runs: what waits beside others counts nothing. */
  seconds: 4,
  instantiations: 1_600_000,
  /** Kilobytes gzipped, axios and zod included. */
  clientAndHook: 42,
  /** What the first hook adds to the client, and the hook of another area to that. */
  firstHook: 6.5,
  nextHook: 2.2,
};

const checkTypes = (folder) => {
  const config = path.join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: { types: [], typeRoots: [] },
      files: [path.join(api, 'src', 'contract', 'all.ts')],
    }),
  );
  const tsc = [
    process.execPath,
    path.join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
    '-p',
    config,
    '--extendedDiagnostics',
  ];
  const [command, ...args] = process.platform === 'win32' ? tsc : ['sh', ...TIMED, ...tsc];
  const { status, stdout, output } = spawnSync(command, args, {
    encoding: 'utf8',
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  if (status !== 0) throw new Error(`The contract does not type check:\n${stdout}`);
  const found = /^Instantiations:\s+(\d+)/m.exec(stdout);
  if (found === null) throw new Error('tsc does not tell "Instantiations"');
  return { work: secondsOf(output[3] ?? ''), instantiations: Number(found[1]) };
};

const bundleOf = async (folder, name, lines) => {
  const entry = path.join(folder, `${name}.ts`);
  writeFileSync(entry, lines.join('\n'));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    resolve: {
      conditions: ['console-source', 'module', 'browser', 'production'],
      alias: { '@console/api': path.join(api, 'src') },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: [/^react($|\/)/, /^swr($|\/)/] },
    },
  });
  const code = [built]
    .flat()
    .flatMap(({ output }) => output)
    .map((chunk) => chunk.code ?? '')
    .join('');
  return { code, kilobytes: gzipSync(code, { level: 9 }).length / 1000 };
};

const folder = mkdtempSync(path.join(api, '.cost-'));
const failures = [];
const hold = (name, value, budget, unit) => {
  const over = value > budget;
  process.stdout.write(
    `${over ? 'OVER  ' : '      '}${name}: ${value.toLocaleString('en')} ${unit}, budget ${budget.toLocaleString('en')}\n`,
  );
  if (over) failures.push(name);
};

try {
  const runs = [1, 2, 3].map(() => checkTypes(folder));
  const work = Math.min(...runs.map((run) => run.work));
  const check = { name: 'Type check of the whole contract', budget: budgets.seconds, work, slow: slowness() };
  process.stdout.write(`      ${check.name}: ${work.toFixed(1)} s of processor, budget ${check.budget}\n`);
  failures.push(...overBudget(check));
  hold('Instantiations of that check', runs[0].instantiations, budgets.instantiations, '');

  const faq = "export { usePageFaq } from '@console/api/hooks/faq.ts';";
  const one = await bundleOf(folder, 'one', [
    "export { ApiProvider, createClient } from '@console/api/index.ts';",
    faq,
  ]);
  const client = await bundleOf(folder, 'client', [
    "export { ApiProvider, createClient } from '@console/api/index.ts';",
  ]);
  const next = await bundleOf(folder, 'next', [
    "export { ApiProvider, createClient } from '@console/api/index.ts';",
    faq,
    "export { usePageUsers } from '@console/api/hooks/users.ts';",
  ]);
  hold('Client and the hook of one area', one.kilobytes, budgets.clientAndHook, 'kB gzipped');
  hold('What that hook adds to the client', one.kilobytes - client.kilobytes, budgets.firstHook, 'kB gzipped');
  hold('What the hook of another area adds', next.kilobytes - one.kilobytes, budgets.nextHook, 'kB gzipped');
  for (const foreign of ['/rag/tripleTasks', '/aiapi/qa/marketing', '/aiapi/qa/sysRole']) {
    if (one.code.includes(foreign)) failures.push(`The bundle of one hook holds ${foreign}`);
  }
  const own = '/aiapi/qa/faq/queryPage';
  if (!one.code.includes(own)) failures.push(`The bundle lacks ${own}: nothing was measured`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

if (failures.length > 0) {
  process.stderr.write(`Over budget, or wrong: ${failures.join(', ')}\n`);
  process.exit(1);
}
