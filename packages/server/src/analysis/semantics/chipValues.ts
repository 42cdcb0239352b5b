import { type Day, dayOf } from './days.js';

/** A change that the chip does not offer, or a chip that the plan does not have. */
export class ChipError extends Error {
  readonly code: 'unknown_chip' | 'unknown_value' | 'group_needed';
  readonly chip: string;

  constructor(code: ChipError['code'], chip: string) {
    super(code);
    this.code = code;
    this.chip = chip;
  }
}

export const unknownValue = (chip: string): ChipError => new ChipError('unknown_value', chip);

/** Throws `ChipError`, as the others here do. */
export const dayFrom = (text: string): Day => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const day = year === undefined ? null : dayOf(Number(year), Number(month), Number(date));
  if (day === null || day < '1900-01-01' || day > '2199-12-31') throw unknownValue('time');
  return day;
};

/** Values that are all among those on offer, each once. */
export const chosenFrom = (
  chip: string,
  values: readonly string[],
  offered: readonly string[],
  least: number,
  most: number,
): string[] => {
  const chosen = [...new Set(values)];
  if (chosen.length < least || chosen.length > most) throw unknownValue(chip);
  for (const value of chosen) if (!offered.includes(value)) throw unknownValue(chip);
  return chosen;
};

export const numberFrom = (chip: string, values: readonly string[]): number => {
  const [text = '', ...more] = values;
  if (more.length > 0 || !/^-?\d{1,12}(\.\d{1,6})?$/.test(text)) throw unknownValue(chip);
  return Number(text);
};

/** How many groups are shown at most. */
export const limitFrom = (values: readonly string[]): number => {
  const limit = numberFrom('limit', values);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) throw unknownValue('limit');
  return limit;
};
