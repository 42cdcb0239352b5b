import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { turningFiles } from './turns.mjs';

describe('what is tried by turns', () => {
  it('is there, once', () => {
    expect(turningFiles.filter((file) => !existsSync(file))).toEqual([]);
    expect(new Set(turningFiles).size).toBe(turningFiles.length);
  });
});
