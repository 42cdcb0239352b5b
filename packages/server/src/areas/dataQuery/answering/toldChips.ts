import type { DataAnswer } from '@console/api/contract';
import type { Chip } from '../../../analysis/semantics/index.js';

/** Chips as the contract has them. */
export const toldChips = (chips: readonly Chip[]): DataAnswer['chips'] =>
  chips.map((chip) => ({ ...chip, options: chip.options.map((option) => ({ ...option })), values: [...chip.values] }));
