import { DifferenceView } from '@console/ui/difference-view';
import { SideDrawer } from '@console/ui/dialog';
import { Button } from 'antd';
import { useState } from 'react';
import type { DeckContent } from './deckContent.js';
import { deckText } from './deckText.js';
import { useDeckWords } from './deckWords.js';
import { Explained } from './deck.styles.js';

export interface ConflictDialogProps {
  theirs: DeckContent;
  mine: DeckContent;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Both states of a deck that was changed at two places, and which of them is to count. It opens by itself, and once more by its notice. */
export default function ConflictDialog({ theirs, mine, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const words = useDeckWords();
  const [open, setOpen] = useState(true);
  return (
    <>
      {!open && (
        <Button type="primary" danger size="small" onClick={() => setOpen(true)}>
          {words.conflict}
        </Button>
      )}
      <SideDrawer
        open={open}
        title={words.conflictTitle}
        width={1080}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
            <Button type="primary" onClick={onKeepMine}>
              {words.keepMine}
            </Button>
          </>
        }
      >
        <Explained>{words.conflictText}</Explained>
        <DifferenceView
          label={words.compared}
          before={deckText(theirs, words)}
          after={deckText(mine, words)}
          beforeTitle={words.theirs}
          afterTitle={words.mine}
          height={480}
        />
      </SideDrawer>
    </>
  );
}
