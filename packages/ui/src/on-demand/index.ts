'use client';

export { Hint, type Hinted, type HintProps } from './Hint.js';
export { lazyPart, type LazyPartOptions, type LazyPartProps } from './lazyPart.js';
export { ChunkLoadError, loadPart } from './loadPart.js';
export { MenuOnDemand, type MenuOnDemandProps } from './MenuOnDemand.js';
export { onPartFailed } from './part.js';
export { PopoverOnDemand, type PopoverOnDemandProps } from './PopoverOnDemand.js';
export type { Opener } from './usePopup.js';
