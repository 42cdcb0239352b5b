import type { TripleRelationship } from '@console/api/contract';
import { useModifyTripleRelationship } from '@console/api/hooks/graphEdits';
import { NoteField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useExploreWords } from '../explore/exploreWords.js';
import { PredicateField } from './graphFields.js';
import type { GraphChanges } from './useGraphChange.js';

interface Fields {
  predicate: string;
  condition: string;
}

export interface EdgeDialogProps {
  relationship: Pick<TripleRelationship, 'id' | 'predicate' | 'condition' | 'knowBaseId'>;
  open: boolean;
  changes: GraphChanges;
  onClose: () => void;
}

/** Corrects what a relationship says, and when it holds. */
export default function EdgeDialog({ relationship, open, changes, onClose }: EdgeDialogProps) {
  const { edge: words } = useExploreWords();
  const { form } = useDictionary();
  const modify = useModifyTripleRelationship();
  const { id, predicate, condition, knowBaseId } = relationship;
  const edit = useEdit(`graph relationship:${id}`);
  const save = async (fields: Fields): Promise<void> => {
    const body = { id, predicate: fields.predicate.trim(), condition: fields.condition.trim() };
    await changes.tell(await modify.run(body, { quiet: true }), words.saved);
  };
  return (
    <FormDialog<Fields>
      recordKey={open ? id : undefined}
      title={words.editTitle}
      verb={form.save}
      initial={{ predicate, condition }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <PredicateField name="predicate" label={words.predicate} baseId={knowBaseId} />
      <NoteField name="condition" label={words.condition} help={words.conditionHelp} max={200} />
    </FormDialog>
  );
}
