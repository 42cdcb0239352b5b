import { useId, useLayoutEffect, useRef } from 'react';
import { useMedia } from '../media/useMedia.js';
import { Group, Segment } from './Segments.styles.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';

export interface SegmentsProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** Names the choice: "时间范围". */
  label: string;
  /** What there is to choose from, in the order shown. */
  options: readonly { value: Value; label: string }[];
  /** The one chosen; one that is no option, and none is. */
  value: string;
  /** Another one was chosen. */
  onChange: (value: Value) => void;
}

const SLIDE = { duration: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** One of a few things side by side, each a word. For the keyboard a group of radio buttons: one stop, arrows choose. */
export const Segments = <Value extends string>({
  label,
  options,
  value,
  onChange,
  ref,
  ...root
}: SegmentsProps<Value>) => {
  const name = useId();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const group = useRef<HTMLDivElement>(null);
  const groupRef = useSharedRef(group, ref);
  const left = useRef<DOMRect | null>(null);

  useLayoutEffect(() => {
    const thumb = group.current?.querySelector('[data-chosen] > i');
    const from = left.current;
    const to = thumb?.getBoundingClientRect() ?? null;
    left.current = to;
    if (still || !thumb || !from || !to || from.width === 0 || to.width === 0) return;
    const start = `translateX(${from.left - to.left}px) scaleX(${from.width / to.width})`;
    thumb.animate([{ transform: start, transformOrigin: 'left' }, { transformOrigin: 'left' }], SLIDE);
  }, [value, still]);

  return (
    <Group {...rootProps(root)} ref={groupRef} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value} title={option.label} data-chosen={option.value === value ? '' : undefined}>
          <i />
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </Segment>
      ))}
    </Group>
  );
};
