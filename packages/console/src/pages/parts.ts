import { type ComponentType, createContext, use } from 'react';

export interface AnswerFaqProps {
  /** Undefined while it is closed. */
  answerId: string | undefined;
  onClose: () => void;
  /** It did not arrive: take it away. */
  onMissing: () => void;
}

/** What areas lend to one another, which never import each other. */
export interface Parts {
  /** Writes an answer of a conversation as an FAQ. */
  readonly AnswerFaq: ComponentType<AnswerFaqProps>;
}

export const PartsContext = createContext<Parts | null>(null);

/** Throws outside of the console. */
export const useParts = (): Parts => {
  const parts = use(PartsContext);
  if (parts === null) throw new Error('The parts of other areas are lent within the console alone');
  return parts;
};
