import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** What can be done with a composer from outside. */
export interface ComposerHandle {
  /** Its outermost element. */
  readonly nativeElement: HTMLElement | null;
  /** Puts the caret into the field. */
  focus: () => void;
}

/** A field as high as its words, which puts something in where the caret is. The style sets how high it may become. */
export const useQuestionField = (
  value: string,
  root: RefObject<HTMLElement | null>,
  ref: Ref<ComposerHandle> | undefined,
) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      get nativeElement() {
        return root.current;
      },
      focus: () => field.current?.focus(),
    }),
    [root],
  );
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return undefined;
    const fit = () => {
      area.style.height = 'auto';
      area.style.height = `${area.scrollHeight}px`;
    };
    fit();
    if (caret.current !== null) area.setSelectionRange(caret.current, caret.current);
    caret.current = null;
    let width = area.clientWidth;
    const observer = new ResizeObserver(() => {
      if (area.clientWidth === width) return;
      width = area.clientWidth;
      fit();
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, [value]);

  /** The value with `text` in place of what is selected. */
  const insert = (text: string): string => {
    const area = field.current;
    const from = area?.selectionStart ?? value.length;
    caret.current = from + text.length;
    return value.slice(0, from) + text + value.slice(area?.selectionEnd ?? from);
  };
  const focus = () => field.current?.focus();
  return { field, insert, focus };
};
