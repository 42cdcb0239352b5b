import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { BottomSheet } from '../bottom-sheet/index.js';
import { KeyHints } from '../inbox/KeyHints.js';
import { useWords } from '../locale/useWords.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { tripleWords } from './locale.js';
import { Beside, Clearance, InSheet, List, Panes, Root, Tools } from './ReviewDesk.styles.js';
import type { TripleVerbs } from './TripleRow.js';

/** Pixels under which it has one pane, and from which the panes are roomy. */
const LEAST = 880;
const ROOMY: readonly number[] = [1280];

export interface ReviewDeskProps extends RootProps<HTMLDivElement> {
  /** Over everything: `RelationChips`. */
  relations: ReactNode;
  /** What each key does, beside the relations. */
  keys: readonly { readonly key: string; readonly does: string }[];
  /** `RelationBar`. */
  bar: ReactNode;
  /** `TripleList`. */
  list: ReactNode;
  /** Floats over the foot of the list: `UndoBar`. Default nothing. */
  notice?: ReactNode;
  /** Where the current one was read: the page, or a passage. */
  source: ReactNode;
  /** `TripleCompare`. */
  compare: ReactNode;
  /** The sheet that holds both on a narrow screen; its verbs are at its foot, unless it is corrected in the list. */
  sheet: {
    readonly open: boolean;
    readonly title: string;
    readonly subtitle?: string;
    readonly onClose: () => void;
    readonly verbs?: TripleVerbs | undefined;
  };
  /** Whether the source stands beside the list: then one is always looked at. In a sheet it waits to be asked for. */
  onRoomChange?: (event: { readonly beside: boolean }) => void;
}

/** Triples beside the source that each was read from, and what the graph says of the same. Each pane scrolls by itself. */
export const ReviewDesk = (props: ReviewDeskProps) => {
  const { relations, keys, bar, list, notice, source, compare, sheet, onRoomChange, ...root } = props;
  const words = useWords(tripleWords);
  const { attributes, narrow, reached } = useRoom(root.ref, { least: LEAST, widths: ROOMY });
  const { verbs, ...opened } = sheet;
  const roomy = reached > 0;
  const tell = useEffectEvent((beside: boolean) => onRoomChange?.({ beside }));
  useEffect(() => tell(!narrow), [narrow]);
  return (
    <RoomContext value={narrow}>
      <Root {...rootProps(root)} {...attributes} data-tight={!narrow && !roomy ? '' : undefined}>
        <Tools>
          {relations}
          {!narrow && <KeyHints keys={keys} />}
        </Tools>
        {!narrow && bar}
        <Panes data-roomy={roomy ? '' : undefined}>
          <List>
            {list}
            {notice}
          </List>
          {!narrow && (
            <Beside>
              <div data-source="">{source}</div>
              <div data-compare="">{compare}</div>
            </Beside>
          )}
        </Panes>
        {narrow && sheet.open && <Clearance />}
        {narrow && (
          <BottomSheet {...opened}>
            <InSheet>
              <div data-source="">{source}</div>
              <div data-compare="">{compare}</div>
              {verbs && (
                <footer>
                  <Button onClick={verbs.onRefuse}>{words.refuse}</Button>
                  <Button onClick={verbs.onEdit}>{words.edit}</Button>
                  <Button type="primary" onClick={verbs.onAccept}>
                    {words.accept}
                  </Button>
                </footer>
              )}
            </InSheet>
          </BottomSheet>
        )}
      </Root>
    </RoomContext>
  );
};
