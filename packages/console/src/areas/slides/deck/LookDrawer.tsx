import { layoutSlide, slideDesignOf, slideDesigns } from '@console/base/slides';
import { SideDrawer } from '@console/ui/dialog';
import { DesignPicker, SlideFormatSwitch } from '@console/ui/slide-editor';
import { Input } from 'antd';
import { useCallback } from 'react';
import { LONGEST_TITLE } from '../making/deckFields.js';
import { Look } from './deck.styles.js';
import { useDeckWords } from './deckWords.js';
import type { SavedDeck } from './useSavedDeck.js';

export interface LookDrawerProps {
  deck: Pick<SavedDeck, 'content' | 'edit'>;
  onClose: () => void;
}

/** What a deck is called and looks like; the first page is shown in each design. */
export default function LookDrawer({ deck: { content, edit }, onClose }: LookDrawerProps) {
  const words = useDeckWords();
  const { format, slides, title, templateId } = content;
  const [first] = slides;
  const sampleOf = useCallback(
    (id: string) => first && layoutSlide(first, { design: slideDesignOf(id), format, number: 1, total: 1 }),
    [first, format],
  );
  return (
    <SideDrawer open title={words.look} onClose={onClose}>
      <Look>
        <label>
          {words.name}
          <Input
            value={title}
            maxLength={LONGEST_TITLE}
            autoComplete="off"
            onChange={({ target }) => edit((before) => ({ ...before, title: target.value }), 'title')}
          />
        </label>
        <SlideFormatSwitch value={format} onChange={(next) => edit((before) => ({ ...before, format: next }))} />
        <DesignPicker
          designs={slideDesigns}
          value={templateId}
          onChange={(id) => edit((before) => ({ ...before, templateId: id }))}
          sampleOf={sampleOf}
        />
      </Look>
    </SideDrawer>
  );
}
