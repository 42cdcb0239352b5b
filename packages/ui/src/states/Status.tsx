import type { ComponentProps } from 'react';
import { Dot, type StatusTone } from './states.styles.js';

export interface StatusProps extends ComponentProps<'span'> {
  /** Colour of the dot. The word says the same: colour is never the only sign. */
  tone: StatusTone;
}

/** A dot and a word. */
export const Status = ({ tone, ...rest }: StatusProps) => <Dot {...rest} $tone={tone} />;
