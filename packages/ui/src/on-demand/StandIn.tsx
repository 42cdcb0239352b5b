import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect } from 'react';

type Hover = (event: PointerEvent) => void;

export interface StandInProps {
  /** The element that is drawn elsewhere. */
  target: HTMLElement;
  /** Given by antd, as are the others: what the pointer does, and what describes the element. */
  ref?: Ref<HTMLElement>;
  onPointerEnter?: Hover;
  onPointerLeave?: Hover;
  'aria-describedby'?: string;
}

/**
 * The child that antd's popups want, for a button that stood there before antd's part arrived: it draws nothing, and
 * passes on what happens to the button. So the button stays the same element, and keeps focus and press.
 */
export const StandIn = ({
  target,
  ref,
  onPointerEnter,
  onPointerLeave,
  'aria-describedby': describedBy,
}: StandInProps) => {
  useImperativeHandle(ref, () => target, [target]);

  const enter = useEffectEvent((event: PointerEvent) => onPointerEnter?.(event));
  const leave = useEffectEvent((event: PointerEvent) => onPointerLeave?.(event));
  useEffect(() => {
    // A finger does not hover: what it leaves behind would stand over what it opened.
    const onEnter = (event: PointerEvent) => event.pointerType !== 'touch' && enter(event);
    const onLeave = (event: PointerEvent) => leave(event);
    target.addEventListener('pointerenter', onEnter);
    target.addEventListener('pointerleave', onLeave);
    return () => {
      target.removeEventListener('pointerenter', onEnter);
      target.removeEventListener('pointerleave', onLeave);
    };
  }, [target]);

  useLayoutEffect(() => {
    if (describedBy === undefined) return undefined;
    target.setAttribute('aria-describedby', describedBy);
    return () => target.removeAttribute('aria-describedby');
  }, [target, describedBy]);
  return null;
};
