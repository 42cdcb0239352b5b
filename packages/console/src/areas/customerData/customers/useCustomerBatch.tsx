import { tagCustomers } from '@console/api/contract';
import { useTagCustomers } from '@console/api/hooks/customers';
import type { BatchAction } from '@console/ui/data-list';
import { type ReactNode, useState } from 'react';
import { LabelDialog } from '../../../pickers/labels/LabelDialog.js';
import { useLabelPickerWords } from '../../../pickers/labels/labelPickerWords.js';
import { useLabelFilter } from '../../../pickers/labels/useLabelFilter.js';
import { usePermitted } from '../../../session/usePermitted.js';

const none: readonly string[] = [];

export interface CustomerBatch {
  /** Undefined: nothing can be done with several. */
  actions: ((ids: readonly string[]) => readonly BatchAction[]) | undefined;
  dialog: ReactNode;
}

/** What can be done with several customers at once: labels given and taken. */
export const useCustomerBatch = (): CustomerBatch => {
  const words = useLabelPickerWords();
  const permitted = usePermitted(tagCustomers);
  const { usable } = useLabelFilter();
  const { run } = useTagCustomers();
  const [ids, setIds] = useState(none);
  const offered = permitted && usable;
  return {
    actions: offered ? (chosen) => [{ key: 'label', label: words.verb, onClick: () => setIds(chosen) }] : undefined,
    dialog: (
      <LabelDialog
        name="customers"
        ids={ids}
        run={(change) => run(change, { quiet: true })}
        onClose={() => setIds(none)}
      />
    ),
  };
};
