import type { KeptChunk } from '@console/api/contract';
import { useListKeptChunks, useSettleKeptChunk } from '@console/api/hooks/chunkDesk';
import { chunkNumber } from '@console/base';
import { DifferenceView } from '@console/ui/difference-view';
import { SideDrawer } from '@console/ui/dialog';
import { AsyncView, EmptyState } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../actions/useAction.js';
import { Offer } from './desk.styles.js';
import { useDeskWords } from './deskWords.js';

/** Shown at a time: what differs is worked out for each. */
const STEP = 20;

const hintsOf = ({ tags, questions, keywords }: KeptChunk): string => [...tags, ...keywords, ...questions].join(' · ');

const KeptOffer = ({ kept, documentId }: { kept: KeptChunk; documentId: string }) => {
  const words = useDeskWords();
  const act = useAction();
  const settle = useSettleKeptChunk();
  const { id, like } = kept;
  const end = (take: boolean) =>
    act({
      run: () => settle.run({ documentId, id, take, ...(take && like && { into: like.id }) }),
      done: take ? words.taken : words.left,
    });
  const said = like === null ? words.alone : words.like(chunkNumber(like.index), Math.round(like.likeness * 100));
  const hints = hintsOf(kept);
  return (
    <Offer aria-label={chunkNumber(kept.index)}>
      <h3>{said}</h3>
      {like === null ? (
        <p className="text">{kept.content}</p>
      ) : (
        <DifferenceView
          label={said}
          before={like.content}
          after={kept.content}
          beforeTitle={words.present}
          afterTitle={words.former}
          defaultLayout="inline"
          height={240}
        />
      )}
      {hints !== '' && <p>{hints}</p>}
      {!kept.enabled && <p>{words.disabled}</p>}
      <div className="verbs">
        <Button loading={settle.running} onClick={() => void end(true)}>
          {words.take}
        </Button>
        <Button disabled={settle.running} onClick={() => void end(false)}>
          {words.leave}
        </Button>
      </div>
    </Offer>
  );
};

/** What was changed by hand before the document was parsed again: each is taken over, or left. */
export default function KeptChunks({
  open,
  documentId,
  onClose,
}: {
  open: boolean;
  documentId: string;
  onClose: () => void;
}) {
  const words = useDeskWords();
  const [shown, setShown] = useState(STEP);
  const { state } = useListKeptChunks(open ? { documentId } : null);
  return (
    <SideDrawer open={open} title={words.kept} width={720} onClose={onClose}>
      <AsyncView value={state} what={words.kept}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={words.keptNone} description={words.keptNoneText} />
          ) : (
            <>
              {list.slice(0, shown).map((kept) => (
                <KeptOffer key={kept.id} kept={kept} documentId={documentId} />
              ))}
              {list.length > shown && (
                <Button block type="text" onClick={() => setShown(shown + STEP)}>
                  {words.moreKept(Math.min(STEP, list.length - shown), list.length - shown)}
                </Button>
              )}
            </>
          )
        }
      </AsyncView>
    </SideDrawer>
  );
}
