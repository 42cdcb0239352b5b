import { CommentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { markedIn, wordsOf } from './markedWords.js';
import { quoteWords } from './quoteLocale.js';

/** Below the words that are marked: above them a phone has its own menu. */
const Place = styled.div`
  position: absolute;
  z-index: 1;
  border-radius: 6px;
  background: ${(p) => p.theme.raised};
  box-shadow: ${(p) => p.theme.shadow2};
`;

/** Pixels between the marked words and the button, and what the button takes itself. */
const GAP = 6;
const WIDTH = 132;
const HEIGHT = 32;

export interface QuoteButtonProps {
  /** What holds the answers, and scrolls. Its parent is what the button is placed in. */
  scroller: RefObject<HTMLElement | null>;
  onQuote: (text: string) => void;
}

interface Spot {
  left: number;
  top: number;
}

/** Offers to ask about words of an answer that the reader has marked. */
const QuoteButton = ({ scroller, onQuote }: QuoteButtonProps) => {
  const words = useWords(quoteWords);
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    const view = scroller.current;
    if (view === null) return undefined;
    const look = () => {
      const found = markedIn(view);
      if (found === null) return setSpot(null);
      const around = view.getBoundingClientRect();
      const { left, bottom } = found.getBoundingClientRect();
      setSpot({
        left: Math.min(Math.max(left - around.left, 8), Math.max(8, around.width - WIDTH)),
        top: Math.min(Math.max(bottom - around.top + GAP, 8), around.height - HEIGHT - 8),
      });
    };
    // While the pointer still marks, the button would be in its way.
    let pressed = false;
    const onDown = () => {
      pressed = true;
    };
    const onUp = () => {
      pressed = false;
      look();
    };
    const onSelection = () => {
      if (!pressed) look();
    };
    view.addEventListener('pointerdown', onDown);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    document.addEventListener('selectionchange', onSelection);
    view.addEventListener('scroll', onSelection);
    look();
    return () => {
      view.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      document.removeEventListener('selectionchange', onSelection);
      view.removeEventListener('scroll', onSelection);
    };
  }, [scroller]);
  if (spot === null) return null;
  return (
    <Place style={spot}>
      <Button
        icon={<CommentOutlined aria-hidden />}
        // The words stay marked until they are taken.
        onMouseDown={(event) => event.preventDefault()}
        // Read only now: what is marked may be long, and changes with every key.
        onClick={() => {
          const range = scroller.current && markedIn(scroller.current);
          const text = range ? wordsOf(range) : '';
          document.getSelection()?.removeAllRanges();
          setSpot(null);
          if (text !== '') onQuote(text);
        }}
      >
        {words.quote}
      </Button>
    </Place>
  );
};
export default QuoteButton;
