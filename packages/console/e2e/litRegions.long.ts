import { expect, test } from '@playwright/test';
import { type SampleKind, samplePdf } from '../../server/src/testing/samplePdf.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase, expectTight, measureChunks } from './support/knowledge.js';
import { signIn } from './support/people.js';

/** Every chunk of every kind of page, lit in the browser and measured against the PDF's own text positions. */
let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

const kinds: SampleKind[] = ['plain', 'columns', 'rotated', 'cropped', 'mixed', 'unembedded'];

for (const kind of kinds) {
  test(`regions cover their words on ${kind} pages`, async ({ page, context }) => {
    test.setTimeout(300_000);
    const sample = await samplePdf(kind);
    await signIn(page, backend.origin);
    await createBase(page, backend.origin, `样本 ${kind}`);
    await page.getByLabel('选择文件').setInputFiles(sample.path);
    await expect(page.getByRole('row', { name: new RegExp(kind) })).toContainText('已解析', { timeout: 60_000 });
    await page.getByRole('link', { name: new RegExp(kind) }).click();
    const fits = await measureChunks(page, context, sample);
    const least = Math.min(...fits.map(({ covered }) => covered));
    const most = Math.max(...fits.map(({ spread }) => spread));
    test
      .info()
      .annotations.push({ type: 'measured', description: `covered ${least.toFixed(3)}, area ${most.toFixed(2)}` });
    process.stdout.write(`${kind}: covered at least ${least.toFixed(3)}, lit at most ${most.toFixed(2)} times\n`);
    expectTight(fits);
  });
}
