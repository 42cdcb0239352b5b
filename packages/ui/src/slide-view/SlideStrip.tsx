import { ExclamationCircleOutlined, LockOutlined, WarningOutlined } from '@ant-design/icons';
import type { MeasuredSlide, SlideFault, SlidePage } from '@console/base/slides';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { slideViewWords } from './locale.js';
import { SlideThumb } from './SlideThumb.js';
import type { PictureOf } from './slideParts.js';
import { Strip, StripPage, Told } from './slideView.styles.js';

export interface SlideStripProps extends RootProps {
  /** Of the deck, in their order. */
  pages: readonly SlidePage[];
  /** The same as they are drawn, at the same places. */
  slides: readonly MeasuredSlide[];
  /** What would look wrong in the file. Default nothing. */
  faults?: readonly SlideFault[];
  /** Id of the page that is shown. */
  current: string;
  /** Another page was chosen, by its id. */
  onSelect: (id: string) => void;
  /** Where its pictures are. Left out: their places are drawn empty. */
  pictures?: PictureOf;
}

const none: readonly SlideFault[] = [];

/** All pages side by side, under a page on a phone. It is moved by a finger, and each page is a button. */
export const SlideStrip = (props: SlideStripProps) => {
  const { pages, slides, faults = none, current, onSelect, pictures } = props;
  const words = useWords(slideViewWords);
  return (
    <Strip {...rootProps(props)} aria-label={words.strip}>
      <ol>
        {pages.map(({ id, title, locked }, at) => {
          const slide = slides[at];
          const own = faults.filter(({ pageId }) => pageId === id);
          const wrong = own.some(({ severity }) => severity === 'error');
          const state = wrong ? words.faulty : own.length > 0 ? words.warned : '';
          return (
            <li key={id}>
              <StripPage type="button" aria-current={id === current ? 'page' : undefined} onClick={() => onSelect(id)}>
                <Told>
                  {[words.page(at + 1, title), locked ? words.locked : '', state].filter(Boolean).join(words.comma)}
                </Told>
                {slide && <SlideThumb slide={slide} pictures={pictures} />}
                <span aria-hidden>
                  {at + 1}
                  {locked && <LockOutlined />}
                  {wrong && <ExclamationCircleOutlined data-tone="error" />}
                  {!wrong && own.length > 0 && <WarningOutlined data-tone="warning" />}
                </span>
              </StripPage>
            </li>
          );
        })}
      </ol>
    </Strip>
  );
};
