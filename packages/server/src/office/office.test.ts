import { readdir } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { SCRATCH } from '../files/collectFiles.js';
import { parseFile } from '../parsing/parseFile.js';
import { everyType } from '../parsing/testing/everyType.js';
import { findOffice } from './findOffice.js';
import { createOffice } from './index.js';
import { fakeOffice } from './testing/fakeOffice.js';

const removals: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(removals.splice(0).map((remove) => remove()));
  expect((await readdir(os.tmpdir())).filter((name) => name.startsWith(`${SCRATCH}office-`))).toEqual([]);
});

const fake = async (...given: Parameters<typeof fakeOffice>) => {
  const made = await fakeOffice(...given);
  removals.push(made.remove);
  return made;
};
const source = { data: new TextEncoder().encode('an old file') };
const doc = { from: 'doc', to: 'docx' } as const;

describe('LibreOffice', () => {
  it('rewrites a file, which is read as one of today', async () => {
    const { program, left } = await fake();
    const { chunks } = await parseFile({ ...source }, 'doc', { office: createOffice({ program }) });
    expect(chunks.map(({ content }) => content)).toEqual(['总则\n比赛分四节。']);
    expect(await left('given')).toBe('an old file');
    const slides = await parseFile({ ...source }, 'odp', { office: createOffice({ program }) });
    expect(slides.chunks[0]?.content).toContain('赛季总结');
  });

  it('knows nothing of this server, runs no macros, and is sent to nobody', async () => {
    process.env['LLM_API_KEY'] = 'secret-of-ours';
    const { program, left } = await fake();
    await createOffice({ program })
      .rewrite(source, doc)
      .finally(() => delete process.env['LLM_API_KEY']);
    const called = await left('called');
    expect(called).not.toContain('secret-of-ours');
    expect(called).toContain('--headless');
    expect(called).toMatch(/https_proxy=http:\/\/127\.0\.0\.1:9/);
    const settings = await left('settings');
    expect(settings).toMatch(/"DisableMacrosExecution"[^/]*<value>true/);
    expect(settings).toMatch(/"MacroSecurityLevel"[^/]*<value>3/);
  });

  it('that is not there is said to be missing, and found as soon as it is', async () => {
    const office = createOffice({ program: '/nowhere/soffice' });
    expect(office.isThere()).toBe(false);
    await expect(office.rewrite(source, doc)).rejects.toMatchObject({ failure: 'office_missing' });
    await expect(parseFile({ ...source }, 'doc')).rejects.toMatchObject({ failure: 'office_missing' });
    expect(createOffice({ program: (await fake()).program }).isThere()).toBe(true);
  });

  it.each(['fails', 'writesNothing'] as const)('that %s calls the file damaged', async (manner) => {
    const { program } = await fake(manner);
    await expect(createOffice({ program }).rewrite(source, doc)).rejects.toMatchObject({ failure: 'corrupt' });
  });

  it('that takes too long ends with all that it has started, and the next file is read', async () => {
    const { program, left } = await fake('leavesOthers');
    const office = createOffice({ program, time: 500 });
    const began = performance.now();
    await expect(office.rewrite(source, doc)).rejects.toMatchObject({ failure: 'timed_out' });
    await expect(office.rewrite(source, doc)).rejects.toMatchObject({ failure: 'timed_out' });
    expect(performance.now() - began).toBeLessThan(5000);
    await pause(2500);
    await expect(left('late')).rejects.toThrow(/ENOENT/);
  });

  it('ends with the work that it was started for', async () => {
    const { program } = await fake('hangs');
    const abort = new AbortController();
    const rewriting = createOffice({ program }).rewrite(source, { ...doc, signal: abort.signal });
    setTimeout(() => abort.abort(new Error('cancelled')), 300);
    await expect(rewriting).rejects.toThrow('cancelled');
  });
});

describe.skipIf(findOffice(undefined) === null)('the true one', () => {
  const office = createOffice();

  it('reads a text and slides in the open format', { timeout: 120_000 }, async () => {
    const text = await parseFile({ data: await everyType.odt() }, 'odt', { office });
    expect(text.chunks.map(({ content }) => content).join('\n')).toContain('比赛分四节。');
    const slides = await parseFile({ data: await everyType.odp() }, 'odp', { office });
    expect(slides.chunks[0]).toMatchObject({ place: { kind: 'slide', from: 1 } });
    expect(slides.chunks[0]?.content).toContain('共 42 场比赛');
  });

  it('reads what it has written in the formats of before 2007', { timeout: 120_000 }, async () => {
    const text = await office.rewrite({ data: await everyType.odt() }, { from: 'odt', to: 'doc' });
    expect((await parseFile({ data: text }, 'doc', { office })).chunks[0]?.content).toContain('比赛分四节。');
    const slides = await office.rewrite({ data: await everyType.odp() }, { from: 'odp', to: 'ppt' });
    expect((await parseFile({ data: slides }, 'ppt', { office })).chunks[0]?.content).toContain('共 42 场比赛');
  });

  it('calls what is no such file damaged, or finds nothing in it', { timeout: 120_000 }, async () => {
    for (const type of ['odp', 'ppt'] as const) {
      const data = (await everyType[type]()).slice(0, 300);
      await expect(parseFile({ data }, type, { office })).rejects.toMatchObject({
        failure: expect.stringMatching(/corrupt|no_text/),
      });
    }
  });
});
