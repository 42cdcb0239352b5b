import { ApiError, useClient } from '@console/api';
import { countTriplesOfDocuments, removeDocuments } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { type ReactNode, useState } from 'react';
import { type Removal, useRemove } from '../../../actions/useRemove.js';
import { type AskedRemoval, RemovalDialog } from './RemovalDialog.js';

export interface DocumentRemoval {
  /** Asks first. */
  remove: (ids: readonly string[], removal: Removal) => Promise<void>;
  /** What it asks in where something in the graph rests on the documents alone. */
  dialog: ReactNode;
}

/** Deletes documents; where relationships of the graph rest on them alone, asks what becomes of those. */
export const useDocumentRemoval = (onDone?: () => void): DocumentRemoval => {
  const client = useClient();
  const ask = useRemove();
  const counts = useOffered(countTriplesOfDocuments, removeDocuments);
  const [asked, setAsked] = useState<AskedRemoval>();

  const countOf = async (ids: readonly string[]): Promise<number> => {
    if (!counts) return 0;
    try {
      return (await client.call(countTriplesOfDocuments, { idList: [...ids] }, { quiet: true })).count;
    } catch (error) {
      // Uncounted they are kept, which loses nothing.
      if (error instanceof ApiError) return 0;
      throw error;
    }
  };

  return {
    remove: async (ids, removal) => {
      const count = await countOf(ids);
      if (count > 0) setAsked({ ids, count, title: removal.title, done: removal.done });
      else if (await ask(removal)) onDone?.();
    },
    dialog: (
      <RemovalDialog
        asked={asked}
        onClose={() => setAsked(undefined)}
        onDone={() => {
          setAsked(undefined);
          onDone?.();
        }}
      />
    ),
  };
};
