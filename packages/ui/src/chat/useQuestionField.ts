import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** A field as high as its words, which puts something in where the caret is. The style sets how high it may become. */
export const useQuestionField = (value: string, ref: Ref<HTMLTextAreaElement | null> | undefined) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field.current, []);
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
