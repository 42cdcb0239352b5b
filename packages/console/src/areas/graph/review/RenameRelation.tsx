import { graphLimits } from '@console/api/contract';
import { TextField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useReviewWords } from './reviewWords.js';

export interface RenameRelationProps {
  predicate: string;
  onRename: (predicate: string, name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for another name for all triples of a relation. */
export const RenameRelation = ({ predicate, onRename, onClose }: RenameRelationProps) => {
  const words = useReviewWords();
  const edit = useEdit(`triple relation:${predicate}`);
  return (
    <FormDialog<{ name: string }>
      recordKey={predicate}
      title={words.renameTitle(predicate)}
      verb={words.renameVerb}
      initial={{ name: predicate }}
      edit={edit}
      onSubmit={({ name }) => onRename(predicate, name.trim())}
      onClose={onClose}
    >
      <TextField name="name" label={words.renameLabel} help={words.renameHelp} max={graphLimits.predicate} required />
    </FormDialog>
  );
};
