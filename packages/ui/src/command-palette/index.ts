'use client';

export { CommandPalette, type CommandPaletteProps } from './CommandPalette.js';
export { matches, type Piece } from './matches.js';
export type { CommandGroup, CommandItem } from './types.js';
export { type CommandPaletteState, useCommandPalette, useSearchKey } from './useCommandPalette.js';
