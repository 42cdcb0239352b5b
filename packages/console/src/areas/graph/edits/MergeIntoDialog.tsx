import type { TripleEntity } from '@console/api/contract';
import { usePageTripleEntities } from '@console/api/hooks/graph';
import { useMergeTripleEntities } from '@console/api/hooks/graphEdits';
import { mapAsync } from '@console/base';
import { FormField, RemoteSelect, useRules } from '@console/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useExploreWords } from '../explore/exploreWords.js';
import type { GraphChanges } from './useGraphChange.js';

interface Fields {
  into: string;
}

export interface MergeIntoDialogProps {
  entity: TripleEntity;
  open: boolean;
  changes: GraphChanges;
  /** It is part of this one now. */
  onMerged: (id: string) => void;
  onClose: () => void;
}

/** Makes an entity part of another one of its base. */
export default function MergeIntoDialog({ entity, open, changes, onMerged, onClose }: MergeIntoDialogProps) {
  const { node: words, pairs } = useExploreWords();
  const rules = useRules();
  const merge = useMergeTripleEntities();
  const edit = useEdit(`graph merge:${entity.id}`);
  const [keyword, setKeyword] = useState('');
  const page = usePageTripleEntities(
    open ? { current: 1, size: 20, knowBaseId: entity.knowBaseId, ...(keyword !== '' && { keyword }) } : null,
  );
  const others = mapAsync(page.state, ({ list }) => list.filter(({ id }) => id !== entity.id));
  const found = mapAsync(others, (list) =>
    list.map(({ id, name, entityType }) => ({ value: id, label: `${name}（${entityType}）` })),
  );
  const save = async ({ into }: Fields): Promise<void> => {
    const name = (others.state === 'ready' && others.data.find(({ id }) => id === into)?.name) || '';
    const changed = await merge.run({ id: into, otherId: entity.id }, { quiet: true });
    onMerged(into);
    await changes.tell(changed, pairs.merged(name));
  };
  return (
    <FormDialog<Fields>
      recordKey={open ? entity.id : undefined}
      title={words.mergeTitle(entity.name)}
      verb={words.mergeVerb}
      initial={{ into: '' }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField name="into" label={words.mergeInto} extra={words.mergeHelp} rules={[rules.chosen(words.mergeInto)]}>
        <RemoteSelect what={words.what} found={found} onSearch={setKeyword} />
      </FormField>
    </FormDialog>
  );
}
