import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';

/**
 * What a controlled field is given, so that its owner is told of whole words alone: the letters that an input method
 * composes a word from stand in the field, and are told as the word that came of them.
 */
export const useComposed = (value: string, onChange: (value: string) => void) => {
  const composing = useRef(false);
  const [letters, setLetters] = useState<string>();
  return {
    value: letters ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (composing.current) setLetters(target.value);
      else onChange(target.value);
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      composing.current = true;
      setLetters(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      composing.current = false;
      setLetters(undefined);
      onChange(currentTarget.value);
    },
  };
};
