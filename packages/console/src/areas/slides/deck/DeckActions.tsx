import {
  BgColorsOutlined,
  DownloadOutlined,
  EllipsisOutlined,
  HistoryOutlined,
  PlayCircleOutlined,
  RedoOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { ActionButton, IconButton } from '@console/ui/button';
import { MenuOnDemand } from '@console/ui/on-demand';
import { HeadButton } from '../../../actions/HeadButton.js';
import { useIsMobile } from '../../../state/device.js';
import { Standing } from './deck.styles.js';
import { useDeckWords } from './deckWords.js';
import { SavingState } from './SavingState.js';
import type { DeckVerbs } from './useDeckVerbs.js';
import type { SavedDeck } from './useSavedDeck.js';

export type DeckPart = 'look' | 'versions';

export interface DeckActionsProps {
  deck: SavedDeck;
  verbs: DeckVerbs;
  /** Its outline waits: it is written, not downloaded. */
  outlined: boolean;
  onOpen: (part: DeckPart) => void;
  onPresent: () => void;
}

/** The verb that is next: the pages of an outline are written, those that are written are downloaded. */
export const DeckPrimary = ({ verbs, outlined }: Pick<DeckActionsProps, 'verbs' | 'outlined'>) => {
  const words = useDeckWords();
  return outlined ? (
    <ActionButton type="primary" onClick={verbs.write}>
      {words.write}
    </ActionButton>
  ) : (
    <ActionButton type="primary" icon={<DownloadOutlined aria-hidden />} onClick={verbs.download}>
      {words.download}
    </ActionButton>
  );
};

/** In the head of a deck: whether it is saved, and what can be done with all of it. */
export const DeckActions = ({ deck, verbs, outlined, onOpen, onPresent }: DeckActionsProps) => {
  const words = useDeckWords();
  const mobile = useIsMobile();
  const { undo, redo } = deck;
  return (
    <>
      <Standing>
        <SavingState saving={deck.saving} onRetry={() => void deck.flush()} />
      </Standing>
      <IconButton label={words.undo} icon={<UndoOutlined />} disabled={undo === undefined} onClick={() => undo?.()} />
      <IconButton label={words.redo} icon={<RedoOutlined />} disabled={redo === undefined} onClick={() => redo?.()} />
      {!mobile && <IconButton label={words.look} icon={<BgColorsOutlined />} onClick={() => onOpen('look')} />}
      {!mobile && <IconButton label={words.versions} icon={<HistoryOutlined />} onClick={() => onOpen('versions')} />}
      <HeadButton label={words.present} icon={<PlayCircleOutlined />} onClick={onPresent} />
      <MenuOnDemand
        menu={{
          items: [
            ...(mobile
              ? [
                  { key: 'look', label: words.look, onClick: () => onOpen('look') },
                  { key: 'versions', label: words.versions, onClick: () => onOpen('versions') },
                ]
              : []),
            ...(outlined ? [] : [{ key: 'again', label: words.rewriteAll, onClick: () => void verbs.writeAgain() }]),
            { key: 'copy', label: words.duplicate, onClick: () => void verbs.duplicate() },
            { key: 'remove', label: words.remove, danger: true, onClick: () => void verbs.remove() },
          ],
        }}
        placement="bottomRight"
      >
        {(opener) => <IconButton {...opener} label={words.more} icon={<EllipsisOutlined />} />}
      </MenuOnDemand>
      {!mobile && <DeckPrimary verbs={verbs} outlined={outlined} />}
    </>
  );
};
