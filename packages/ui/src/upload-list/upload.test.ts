import { describe, expect, it } from 'vitest';
import { acceptOf, endingOf, percentOf, refusalOf, remainingSeconds } from './upload.js';

const limits = { types: ['pdf', 'md'], size: 1000 };

describe('files before they are sent', () => {
  it.each([
    ['规则.PDF', 10, null],
    ['规则.tar.md', 1000, null],
    ['规则.exe', 10, 'unsupported_type'],
    ['pdf', 10, 'unsupported_type'],
    ['规则.pdf', 0, 'empty'],
    ['规则.pdf', 1001, 'too_large'],
  ] as const)('%s with %i bytes: %s', (name, size, refusal) => {
    expect(refusalOf({ name, size }, limits)).toBe(refusal);
  });

  it('know no ending where there is none', () => {
    expect(endingOf('README')).toBe('');
  });

  it('may end in another way that means the same', () => {
    expect(refusalOf({ name: 'IMG_2041.JPEG', size: 10 }, { types: ['jpg'], size: 1000 })).toBeNull();
    expect(acceptOf(['pdf', 'jpg'])).toBe('.pdf,.jpg,.jpeg');
  });
});

describe('files being sent', () => {
  it('say nothing about the time left while nobody can tell', () => {
    expect(remainingSeconds(100, 10, undefined)).toBeNull();
    expect(remainingSeconds(100, 10, 0)).toBeNull();
    expect(remainingSeconds(100, 10, 30)).toBe(3);
  });

  it('never show more than all of it', () => {
    expect(percentOf(200, 100)).toBe(100);
    expect(percentOf(5, 0)).toBe(0);
    expect(percentOf(999, 1000)).toBe(99);
  });
});
