import type { KeyboardEvent } from 'react';

/** True while an input method is still at work: its Enter chooses a word and must do nothing else. */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;
