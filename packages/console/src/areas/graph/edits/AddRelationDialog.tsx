import type { TripleEntity } from '@console/api/contract';
import { useListGraphCategories } from '@console/api/hooks/graph';
import { useAddTripleRelationship } from '@console/api/hooks/graphEdits';
import { AsyncSelect, FormField, useRules } from '@console/ui/forms';
import { mapAsync } from '@console/base';
import { Form } from 'antd';
import { NoteField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useExploreWords } from '../explore/exploreWords.js';
import { EntityNameField, KindField, PredicateField } from './graphFields.js';
import type { GraphChanges } from './useGraphChange.js';

interface Fields {
  knowBaseId: string | undefined;
  subject: string;
  subjectKind: string;
  predicate: string;
  object: string;
  objectKind: string;
  condition: string;
  sentence: string;
}

const BaseField = () => {
  const { add: words } = useExploreWords();
  const rules = useRules();
  const bases = useListGraphCategories({});
  return (
    <FormField name="knowBaseId" label={words.base} rules={[rules.chosen(words.base)]}>
      <AsyncSelect
        what={words.base}
        placeholder={words.baseHint}
        options={mapAsync(bases.state, (list) => list.map(({ id, name }) => ({ value: id, label: name })))}
      />
    </FormField>
  );
};

const Parts = () => {
  const { add: words, edge } = useExploreWords();
  const chosen: unknown = Form.useWatch('knowBaseId', Form.useFormInstance());
  const baseId = typeof chosen === 'string' ? chosen : undefined;
  return (
    <>
      <EntityNameField name="subject" label={words.subject} baseId={baseId} />
      <KindField name="subjectKind" label={words.subjectKind} baseId={baseId} />
      <PredicateField name="predicate" label={edge.predicate} baseId={baseId} />
      <EntityNameField name="object" label={words.object} baseId={baseId} />
      <KindField name="objectKind" label={words.objectKind} baseId={baseId} />
      <NoteField name="condition" label={edge.condition} help={edge.conditionHelp} max={200} />
      <NoteField name="sentence" label={words.sentence} help={words.sentenceHelp} max={2000} />
    </>
  );
};

export interface AddRelationDialogProps {
  open: boolean;
  /** Chosen at first. */
  baseId: string | undefined;
  /** Where it begins, if an entity is looked at. */
  subject: TripleEntity | undefined;
  changes: GraphChanges;
  onClose: () => void;
}

/** Adds a relationship by hand, and the entities that it needs. */
export default function AddRelationDialog({ open, baseId, subject, changes, onClose }: AddRelationDialogProps) {
  const { add: words } = useExploreWords();
  const add = useAddTripleRelationship();
  const key = `new ${subject?.id ?? baseId ?? ''}`;
  const edit = useEdit(`graph relationship:${key}`);
  const save = async ({ knowBaseId = '', ...fields }: Fields): Promise<void> => {
    const changed = await add.run(
      {
        knowBaseId,
        subject: { name: fields.subject.trim(), entityType: fields.subjectKind.trim() },
        predicate: fields.predicate.trim(),
        object: { name: fields.object.trim(), entityType: fields.objectKind.trim() },
        condition: fields.condition.trim(),
        sentence: fields.sentence.trim(),
      },
      { quiet: true },
    );
    await changes.tell(changed, words.done);
  };
  return (
    <FormDialog<Fields>
      recordKey={open ? key : undefined}
      title={words.title}
      verb={words.verb}
      initial={{
        knowBaseId: subject?.knowBaseId ?? baseId,
        subject: subject?.name ?? '',
        subjectKind: subject?.entityType ?? '',
        predicate: '',
        object: '',
        objectKind: '',
        condition: '',
        sentence: '',
      }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <BaseField />
      <Parts />
    </FormDialog>
  );
}
