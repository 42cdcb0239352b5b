import { ApiError } from '@console/api';
import type { TripleEntity } from '@console/api/contract';
import { useModifyTripleEntity } from '@console/api/hooks/graphEdits';
import { useConfirm } from '@console/ui/dialog';
import { FormField } from '@console/ui/forms';
import { Select } from 'antd';
import { TextField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useExploreWords } from '../explore/exploreWords.js';
import { KindField } from './graphFields.js';
import { PropertyFields } from './PropertyFields.js';
import type { GraphChanges } from './useGraphChange.js';

interface Fields {
  name: string;
  entityType: string;
  aliases: string[];
  properties: { name: string; value: string }[];
}

export interface EntityDialogProps {
  entity: TripleEntity;
  open: boolean;
  changes: GraphChanges;
  onClose: () => void;
}

const trimmed = ({ name, entityType, aliases, properties }: Fields): Fields => ({
  name: name.trim(),
  entityType: entityType.trim(),
  aliases: aliases.map((alias) => alias.trim()).filter((alias) => alias !== ''),
  properties: properties.map((one) => ({ name: one.name.trim(), value: one.value.trim() })),
});

/** Corrects what an entity is called and what is known of it. A name that is there already joins the two, once asked. */
export default function EntityDialog({ entity, open, changes, onClose }: EntityDialogProps) {
  const { node: words } = useExploreWords();
  const { form } = useDictionary();
  const modify = useModifyTripleEntity();
  const confirm = useConfirm();
  const edit = useEdit(`graph entity:${entity.id}`);
  const { id, name, entityType, aliases, properties, knowBaseId } = entity;

  const save = async (fields: Fields): Promise<void> => {
    const body = { id, ...trimmed(fields) };
    try {
      await changes.tell(await modify.run(body, { quiet: true }), words.saved);
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'entity_exists') throw error;
      const agreed = await confirm({
        title: words.existsTitle(body.name),
        text: words.existsText(name, body.name),
        verb: words.mergeVerb,
      });
      if (!agreed) throw error;
      await changes.tell(await modify.run({ ...body, merge: true }, { quiet: true }), words.saved);
    }
  };

  return (
    <FormDialog<Fields>
      recordKey={open ? id : undefined}
      title={words.editTitle}
      verb={form.save}
      initial={{ name, entityType, aliases, properties: properties.map((one) => ({ ...one })) }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField name="name" label={words.name} max={100} required />
      <KindField name="entityType" label={words.kind} baseId={knowBaseId} />
      <FormField name="aliases" label={words.aliases} extra={words.aliasesHelp}>
        <Select mode="tags" open={false} suffixIcon={null} maxCount={50} tokenSeparators={[',', '，', '、']} />
      </FormField>
      <PropertyFields />
    </FormDialog>
  );
}
