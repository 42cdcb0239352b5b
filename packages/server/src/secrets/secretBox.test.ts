import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSealed, secretBox } from './secretBox.js';
import { readSecretKeys } from './secretKeys.js';

const old = 'old-key-'.repeat(5);
const fresh = 'new-key-'.repeat(5);

describe('a sealed text', () => {
  it('says nothing of what is in it, and is another each time', () => {
    const box = secretBox([old]);
    const [one, two] = [box.seal('sk-秘密', 'models/1'), box.seal('sk-秘密', 'models/1')];
    expect(isSealed(one)).toBe(true);
    expect(one).not.toBe(two);
    expect(one).not.toContain('sk-');
    expect(one).not.toContain(Buffer.from('sk-秘密').toString('base64url'));
    expect(box.open(one, 'models/1')).toBe('sk-秘密');
    expect(box.open(two, 'models/1')).toBe('sk-秘密');
  });

  it('is opened in no other place, with no other key, and not once it was changed', () => {
    const box = secretBox([old]);
    const sealed = box.seal('sk-secret', 'models/1');
    expect(box.open(sealed, 'models/2')).toBeNull();
    expect(secretBox([fresh]).open(sealed, 'models/1')).toBeNull();
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(box.open(`${sealed.slice(0, -2)}${last}${sealed.at(-1)}`, 'models/1')).toBeNull();
    for (const text of ['', 'sk-secret', 'sealed:v1:', sealed.slice(0, 40)])
      expect(box.open(text, 'models/1')).toBeNull();
  });

  it('is opened by the key before, while the one in use seals', () => {
    const sealed = secretBox([old]).seal('sk-secret', 'models/1');
    const both = secretBox([fresh, old]);
    expect(both.open(sealed, 'models/1')).toBe('sk-secret');
    expect(secretBox([old]).open(both.seal('sk-secret', 'models/1'), 'models/1')).toBeNull();
  });
});

describe('the keys of an installation', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'console-secrets-'));
    file = path.join(folder, 'secret.key');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are made once, in a file that nobody else can read', async () => {
    const keys = readSecretKeys(folder, []);
    expect(keys[0].length).toBeGreaterThanOrEqual(43);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(readSecretKeys(folder, [])).toEqual(keys);
  });

  it('are those of the environment first, which needs no file, and those of the file besides', async () => {
    expect(readSecretKeys(folder, [fresh])).toEqual([fresh]);
    await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
    await writeFile(file, `# kept\n${old}\n`);
    expect(readSecretKeys(folder, [fresh])).toEqual([fresh, old]);
  });

  it('say plainly what is wrong with a file, and leave it as it is', async () => {
    await writeFile(file, 'short\n');
    expect(() => readSecretKeys(folder, [])).toThrow(/secret\.key.*fewer than 32/);
    await writeFile(file, '\n');
    expect(() => readSecretKeys(folder, [])).toThrow(/holds no key/);
    expect(await readFile(file, 'utf8')).toBe('\n');
    expect(() => readSecretKeys(path.join(file, 'below'), [])).toThrow(/cannot be read|cannot be written/);
  });
});
