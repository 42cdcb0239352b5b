import { describe, expect, it } from 'vitest';
import { isQuiet } from './quietHours.js';

describe('quiet hours', () => {
  const at = (clock: string) => new Date(`2026-11-28T${clock}+08:00`);
  it.each([
    ['22:00', '08:00', '21:59:59', false],
    ['22:00', '08:00', '22:00:00', true],
    ['22:00', '08:00', '00:00:00', true],
    ['22:00', '08:00', '07:59:59', true],
    ['22:00', '08:00', '08:00:00', false],
    ['12:00', '14:00', '11:59:59', false],
    ['12:00', '14:00', '13:30:00', true],
    ['12:00', '14:00', '14:00:00', false],
    ['', '', '03:00:00', false],
    ['08:00', '08:00', '08:00:00', false],
  ])('from %s to %s hold at %s: %s', (from, to, clock, quiet) => {
    expect(isQuiet(at(clock), from, to)).toBe(quiet);
  });

  it('go by the clocks of Shanghai, wherever the server stands', () => {
    expect(isQuiet(new Date('2026-11-28T15:00:00Z'), '22:00', '08:00')).toBe(true);
    expect(isQuiet(new Date('2026-11-28T23:00:00Z'), '22:00', '08:00')).toBe(true);
    expect(isQuiet(new Date('2026-11-29T00:00:00Z'), '22:00', '08:00')).toBe(false);
  });
});
