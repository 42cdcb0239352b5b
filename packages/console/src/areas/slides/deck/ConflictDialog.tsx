import { DifferenceView } from '@console/ui/difference-view';
import { SideDrawer } from '@console/ui/dialog';
import { Button } from 'antd';
import { useState } from 'react';
import type { DeckContent } from './deckContent.js';
import type { Overtaken } from './takeUp.js';
import { deckText } from './deckText.js';
import { useDeckWords } from './deckWords.js';
import { Explained } from './deck.styles.js';

export interface ConflictDialogProps {
  theirs: Overtaken;
  mine: DeckContent;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** What of a deck was changed at two places, in both states, and which of them is to count. It opens by itself, and once more by its notice. */
export default function ConflictDialog({ theirs, mine, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const words = useDeckWords();
  const [open, setOpen] = useState(true);
  const askedOf = (content: DeckContent) => deckText(content, words).filter(({ key }) => theirs.asked.includes(key));
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
          before={askedOf(theirs.content)}
          after={askedOf(mine)}
          beforeTitle={words.theirs}
          afterTitle={words.mine}
          height={480}
        />
      </SideDrawer>
    </>
  );
}
