import { CloseOutlined, FileTextOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { MeasuredSlide, SlidePage } from '@console/base/slides';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';
import type { PictureOf } from '../slide-view/slideParts.js';
import { SlideView } from '../slide-view/SlideView.js';
import { slideEditorWords } from './locale.js';
import { Bar, Notes, Screen, Sheet, Whole } from './SlideShow.styles.js';

export interface SlideShowProps extends RootProps<HTMLDialogElement> {
  /** Whether it is shown. It takes the whole screen where the browser allows that, and the whole window elsewhere. */
  open: boolean;
  /** Of the deck, in their order. */
  pages: readonly SlidePage[];
  /** The same as they are drawn, at the same places. */
  slides: readonly MeasuredSlide[];
  /** Id of the page that is shown. */
  current: string;
  /** Another page is to be shown, by its id. */
  onPage: (id: string) => void;
  /** Asked for by Escape, by the cross, and by leaving the full screen. */
  onClose: () => void;
  /** Where its pictures are. Left out: their places are drawn empty. */
  pictures?: PictureOf | undefined;
}

/** Keys of presenters and of keyboards. */
const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  Enter: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
  Backspace: -1,
};

const Shown = ({ pages, slides, current, onPage, onClose, pictures, ...root }: Omit<SlideShowProps, 'open'>) => {
  const words = useWords(slideEditorWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const ref = useSharedRef(dialog, root.ref);
  const [noted, setNoted] = useState(false);
  const at = Math.max(
    0,
    pages.findIndex(({ id }) => id === current),
  );
  const [page, slide] = [pages[at], slides[at]];
  const close = useEffectEvent(onClose);

  // Closed before it is gone: the browser gives the focus back then.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    whole.current?.focus();
    return () => element?.close();
  }, []);

  useEffect(() => {
    const screen = whole.current;
    // A frame may not be allowed to: the window is enough then.
    screen?.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
    const leave = () => {
      if (document.fullscreenElement === null) close();
    };
    screen?.addEventListener('fullscreenchange', leave);
    return () => {
      screen?.removeEventListener('fullscreenchange', leave);
      if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
    };
  }, []);

  const go = (place: number) => {
    const next = pages[Math.max(0, Math.min(pages.length - 1, place))];
    if (next && next.id !== current) onPage(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (onButton && (event.key === ' ' || event.key === 'Enter')) return;
    const by = steps[event.key];
    const acts: Readonly<Record<string, () => void>> = {
      Home: () => go(0),
      End: () => go(pages.length - 1),
      Escape: onClose,
      n: () => setNoted(!noted),
      N: () => setNoted(!noted),
    };
    const act = by === undefined ? acts[event.key] : () => go(at + by);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <Screen
      {...rootProps(root)}
      ref={ref}
      aria-label={words.show}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Whole ref={whole} tabIndex={-1} onKeyDown={onKeyDown}>
        <Sheet $ratio={slide ? slide.width / slide.height : 16 / 9} $noted={noted} onClick={() => go(at + 1)}>
          {page && slide && (
            <SlideView slide={slide} label={words.page(at + 1, page.title)} {...(pictures && { pictures })} />
          )}
        </Sheet>
        {noted && <Notes>{page?.notes === '' ? words.noNotes : page?.notes}</Notes>}
        <Bar>
          <span role="status">{words.showPage(at + 1, pages.length)}</span>
          <IconButton label={words.previous} icon={<LeftOutlined />} disabled={at === 0} onClick={() => go(at - 1)} />
          <IconButton
            label={words.next}
            icon={<RightOutlined />}
            disabled={at === pages.length - 1}
            onClick={() => go(at + 1)}
          />
          <IconButton
            label={words.toggleNotes}
            icon={<FileTextOutlined />}
            aria-pressed={noted}
            onClick={() => setNoted(!noted)}
          />
          <IconButton label={words.closeShow} icon={<CloseOutlined />} onClick={onClose} />
        </Bar>
      </Whole>
    </Screen>
  );
};

/**
 * Presents a deck: arrows, space and clicks go through it, N shows the notes, Escape ends. The focus goes into it, and
 * back to where it was.
 */
export const SlideShow = ({ open, ...shown }: SlideShowProps) => (open ? <Shown {...shown} /> : null);
