import { useLabelDocuments } from '@console/api/hooks/labels';
import { useModifyDocuments, useParseDocuments, useRemoveDocuments } from '@console/api/hooks/documents';
import { useMessage } from '@console/ui/provider';
import type { BatchAction } from '@console/ui/data-list';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../actions/useAction.js';
import { LabelDialog } from '../../../pickers/labels/LabelDialog.js';
import { useLabelPickerWords } from '../../../pickers/labels/labelPickerWords.js';
import { useLabelFilter } from '../../../pickers/labels/useLabelFilter.js';
import { useDocumentsWords } from './documentsWords.js';
import { MoveDialog } from './MoveDialog.js';
import { TagDialog } from './TagDialog.js';
import { useDocumentRemoval } from './useDocumentRemoval.js';

type Asked = { readonly what: 'tag' | 'label' | 'move'; readonly ids: readonly string[] };

const none: readonly string[] = [];

export interface DocumentBatch {
  actions: (ids: readonly string[]) => readonly BatchAction[];
  /** One by one, as they are offered for a row. */
  setEnabled: (ids: readonly string[], enabled: boolean) => Promise<boolean>;
  /** The dialogs that some of them ask in. */
  dialogs: ReactNode;
}

/** What can be done with several documents of a base at once. `onDone` follows what takes them out of the list. */
export const useDocumentBatch = (knowledgeBaseId: string, onDone: () => void): DocumentBatch => {
  const words = useDocumentsWords();
  const act = useAction();
  const removal = useDocumentRemoval(onDone);
  const message = useMessage();
  const modify = useModifyDocuments();
  const parse = useParseDocuments();
  const remove = useRemoveDocuments();
  const label = useLabelDocuments();
  const labelWords = useLabelPickerWords();
  const { usable } = useLabelFilter();
  const [asked, setAsked] = useState<Asked>();

  const setEnabled = (ids: readonly string[], enabled: boolean) =>
    act({
      run: () => modify.run({ idList: [...ids], enabled }),
      done: enabled ? words.enabledDone(ids.length) : words.disabledDone(ids.length),
      undo: () => modify.run({ idList: [...ids], enabled: !enabled }),
    });
  const onParse = (ids: readonly string[]) =>
    act({
      ask: { title: words.parseTitle(ids.length), text: words.parseText, verb: words.parse, danger: true },
      run: async () => {
        const { count } = await parse.run({ idList: [...ids] });
        message.success(words.parsed(count));
      },
    });
  const onRemove = (ids: readonly string[]) =>
    removal.remove(ids, {
      title: words.removeTitle(ids.length),
      text: words.removeText,
      run: () => remove.run({ idList: [...ids] }),
      done: words.removed(ids.length),
    });
  const close = () => setAsked(undefined);

  return {
    setEnabled,
    actions: (ids) => [
      { key: 'tag', label: words.tag, onClick: () => setAsked({ what: 'tag', ids }) },
      { key: 'move', label: words.move, onClick: () => setAsked({ what: 'move', ids }) },
      { key: 'enable', label: words.enable, onClick: () => void setEnabled(ids, true) },
      { key: 'disable', label: words.disable, onClick: () => void setEnabled(ids, false) },
      ...(usable ? [{ key: 'label', label: labelWords.verb, onClick: () => setAsked({ what: 'label', ids }) }] : []),
      { key: 'parse', label: words.parse, onClick: () => void onParse(ids) },
      { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(ids) },
    ],
    dialogs: (
      <>
        {removal.dialog}
        <TagDialog
          knowledgeBaseId={knowledgeBaseId}
          ids={asked?.what === 'tag' ? asked.ids : none}
          onClose={close}
          onDone={close}
        />
        <LabelDialog
          name={`documents:${knowledgeBaseId}`}
          ids={asked?.what === 'label' ? asked.ids : none}
          run={(change) => label.run(change, { quiet: true })}
          onClose={close}
        />
        <MoveDialog
          knowledgeBaseId={knowledgeBaseId}
          ids={asked?.what === 'move' ? asked.ids : none}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      </>
    ),
  };
};
