import { lookUp } from '@console/base';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Tags } from './variableText.styles.js';
import { type Selected, tokensIn } from './variableTokens.js';

interface VariableTagsProps {
  text: string;
  /** What variables are called, by their names; one that has none is marked. */
  labels: Readonly<Record<string, string>>;
  /** The field that holds the text, once it is there. */
  field: () => HTMLTextAreaElement | undefined;
  chosen: Selected;
}

/** All that decides where the letters of a field stand. */
const lettering = [
  'direction',
  'font-family',
  'font-feature-settings',
  'font-kerning',
  'font-size',
  'font-stretch',
  'font-style',
  'font-variant',
  'font-weight',
  'letter-spacing',
  'line-break',
  'line-height',
  'overflow-wrap',
  'padding',
  'tab-size',
  'text-align',
  'text-autospace',
  'text-indent',
  'text-rendering',
  'text-spacing-trim',
  'white-space',
  'word-break',
  'word-spacing',
];

const fit = (tags: HTMLElement, field: HTMLTextAreaElement): void => {
  const written = getComputedStyle(field);
  for (const name of lettering) tags.style.setProperty(name, written.getPropertyValue(name));
  const [own, around] = [field.getBoundingClientRect(), tags.parentElement?.getBoundingClientRect()];
  tags.style.left = `${own.left - (around?.left ?? 0) + field.clientLeft}px`;
  tags.style.top = `${own.top - (around?.top ?? 0) + field.clientTop}px`;
  // Without a scroll bar, which takes room from the lines.
  tags.style.width = `${field.clientWidth}px`;
  tags.style.height = `${field.clientHeight}px`;
  for (const tag of tags.children) tag.toggleAttribute('data-broken', tag.getClientRects().length > 1);
  tags.scrollTop = field.scrollTop;
};

/** The variables of a text as tags with their names, over the field that holds it as plain text. */
export const VariableTags = ({ text, labels, field, chosen }: VariableTagsProps) => {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [tags, below] = [root.current, field()];
    if (tags === null || below === undefined) return;
    const again = () => fit(tags, below);
    again();
    const room = new ResizeObserver(again);
    room.observe(below);
    below.addEventListener('scroll', again);
    return () => {
      room.disconnect();
      below.removeEventListener('scroll', again);
    };
  }, [text, field]);

  const parts: ReactNode[] = [];
  let end = 0;
  for (const token of tokensIn(text)) {
    const label = lookUp(labels, token.name, '');
    const isChosen = chosen.start <= token.start && token.end <= chosen.end;
    parts.push(
      text.slice(end, token.start),
      <span
        key={token.start}
        data-label={label || token.name}
        data-unknown={label === '' ? '' : undefined}
        data-chosen={isChosen ? '' : undefined}
      >
        {text.slice(token.start, token.end)}
      </span>,
    );
    end = token.end;
  }
  return (
    <Tags ref={root} aria-hidden>
      {parts}
      {text.slice(end)}
      {/* Gives a last empty line its height. */}
      {'\u200B'}
    </Tags>
  );
};
