import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

it('costs the pages of other sites 3 kB at most', async () => {
  const built = await build({
    configFile: 'packages/console/vite.tracker.config.ts',
    root: 'packages/console',
    logLevel: 'silent',
    build: { write: false },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const code = output !== undefined && 'output' in output ? output.output[0].code : '';
  expect(code).toContain('page_view');
  expect(gzipSync(code, { level: 9 }).byteLength).toBeLessThanOrEqual(3 * 1024);
}, 60_000);
