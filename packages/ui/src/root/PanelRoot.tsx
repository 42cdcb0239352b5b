import { useLayoutEffect, useRef } from 'react';
import { type RootProps, rootProps } from './rootProps.js';
import { giveTo } from './useSharedRef.js';

/**
 * Stands in a dialog or a drawer of antd, whose panel takes class and style and nothing else: gives it the rest of what
 * was given for it.
 */
export const PanelRoot = (props: RootProps) => {
  const inside = useRef<HTMLSpanElement>(null);
  const { ref, className: _className, style: _style, ...attributes } = rootProps(props);
  const panelOf = () => inside.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
  const written = JSON.stringify(attributes);
  useLayoutEffect(() => {
    const panel = panelOf();
    const all: [string, unknown][] = Object.entries(JSON.parse(written));
    for (const [name, value] of all) panel?.setAttribute(name, String(value));
    return () => {
      for (const [name] of all) panel?.removeAttribute(name);
    };
  }, [written]);
  useLayoutEffect(() => giveTo(ref, panelOf()), [ref]);
  return <span ref={inside} hidden />;
};
