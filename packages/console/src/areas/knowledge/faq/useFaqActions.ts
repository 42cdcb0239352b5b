import type { Faq } from '@console/api/contract';
import { useEnableFaq, useRemoveFaq } from '@console/api/hooks/faq';
import { useLabelFaq } from '@console/api/hooks/labels';
import { type BatchAction, noSelection, type RowAction } from '@console/ui/data-list';
import { useState } from 'react';
import { useAction } from '../../../actions/useAction.js';
import { useRemove } from '../../../actions/useRemove.js';
import type { RecordList } from '../../../lists/recordListHook.js';
import type { LabelChange } from '../../../pickers/labels/useLabelChange.js';
import { useLabelPickerWords } from '../../../pickers/labels/labelPickerWords.js';
import { useLabelFilter } from '../../../pickers/labels/useLabelFilter.js';
import { useFaqWords } from './faqWords.js';

const none: readonly string[] = [];

/** What can be done with one FAQ of a list, or with several. */
export const useFaqActions = (list: RecordList<Faq>) => {
  const words = useFaqWords();
  const act = useAction();
  const ask = useRemove();
  const enable = useEnableFaq();
  const remove = useRemoveFaq();
  const { record, onSelectionChange } = list;
  const [labelled, setLabelled] = useState(none);
  const label = useLabelFaq();
  const labelWords = useLabelPickerWords();
  const { usable } = useLabelFilter();

  const states = new Map(
    list.page.state === 'ready' ? list.page.data.list.map(({ id, enabled }) => [id, enabled]) : [],
  );

  const turn = (ids: readonly string[], enabled: boolean) => {
    // Those that are so already are none of what is taken back.
    const changed = ids.filter((id) => states.get(id) !== enabled);
    const idList = changed.length > 0 ? changed : [...ids];
    return act({
      run: () => enable.run({ idList, enabled }),
      done: enabled ? words.enabled(idList.length) : words.disabled(idList.length),
      undo: () => enable.run({ idList, enabled: !enabled }),
    });
  };
  const drop = (idList: readonly string[], title: string) =>
    ask({ title, text: words.removeText, run: () => remove.run({ idList: [...idList] }), done: words.removed });

  const rowActions = ({ id, question, enabled }: Faq): RowAction[] => [
    { key: 'edit', label: words.edit, onClick: () => void record.show(id) },
    {
      key: 'enable',
      label: enabled ? words.disable : words.enable,
      onClick: () => void turn([id], !enabled),
    },
    {
      key: 'remove',
      label: words.remove,
      danger: true,
      onClick: () =>
        void drop([id], words.removeTitle(question)).then((gone) => gone && record.id === id && record.close()),
    },
  ];
  const batchActions = (ids: readonly string[]): BatchAction[] => [
    { key: 'enable', label: words.enable, onClick: () => void turn(ids, true) },
    { key: 'disable', label: words.disable, onClick: () => void turn(ids, false) },
    ...(usable ? [{ key: 'label', label: labelWords.verb, onClick: () => setLabelled(ids) }] : []),
    {
      key: 'remove',
      label: words.remove,
      danger: true,
      onClick: () =>
        void drop(ids, words.removeSeveral(ids.length)).then((gone) => gone && onSelectionChange(noSelection)),
    },
  ];
  /** For the dialog in which labels are chosen. */
  const labelling = {
    ids: labelled,
    run: (change: LabelChange) => label.run(change, { quiet: true }),
    onClose: () => setLabelled(none),
  };
  return { rowActions, batchActions, labelling };
};
