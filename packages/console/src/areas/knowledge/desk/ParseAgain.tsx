import { usePageChunks } from '@console/api/hooks/chunks';
import { chunkNumber } from '@console/base';
import { SideDrawer } from '@console/ui/dialog';
import { AsyncView } from '@console/ui/states';
import { SubmitButton } from '@console/ui/button';
import { Button } from 'antd';
import { useDeskWords } from './deskWords.js';
import { Piece, Pieces } from './desk.styles.js';

const SHOWN = 200;

export interface ParseAgainProps {
  open: boolean;
  documentId: string;
  onParse: () => Promise<void>;
  onClose: () => void;
}

/** Before a document is parsed again: what was changed by hand, and what becomes of it. */
export const ParseAgain = ({ open, documentId, onParse, onClose }: ParseAgainProps) => {
  const words = useDeskWords();
  const { state } = usePageChunks(open ? { documentId, current: 1, size: SHOWN, filter: 'edited' } : null);
  return (
    <SideDrawer
      open={open}
      title={words.parseTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <SubmitButton onClick={onParse}>{words.parse}</SubmitButton>
        </>
      }
    >
      <AsyncView value={state} what={words.edited}>
        {({ list, total }) => (
          <>
            <p>{words.parseText(total)}</p>
            <Pieces aria-label={words.edited}>
              {list.map(({ id, index, content }) => (
                <Piece key={id}>
                  <b>{chunkNumber(index)}</b>
                  <span>{content}</span>
                </Piece>
              ))}
            </Pieces>
            {total > list.length && <p>{words.moreEdited(total - list.length)}</p>}
          </>
        )}
      </AsyncView>
    </SideDrawer>
  );
};
