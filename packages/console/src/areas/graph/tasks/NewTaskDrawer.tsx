import { useAddTripleTask } from '@console/api/hooks/tripleTasks';
import { useMessage } from '@console/ui/provider';
import { NameField } from '../../../forms/fields.js';
import { FormDrawer } from '../../../forms/FormDrawer.js';
import type { OpenRecord } from '../../../navigation/useRecord.js';
import { BaseField } from './BaseField.js';
import { FilesField } from './FilesField.js';
import { MethodField } from './MethodField.js';
import { SchemaField } from './SchemaField.js';
import { TaskEstimate } from './TaskEstimate.js';
import { type TaskFields, wantedOf } from './taskFields.js';
import { useTaskWords } from './taskWords.js';

const initial: TaskFields = { taskName: '', scope: 'all' };

export interface NewTaskDrawerProps {
  record: OpenRecord;
  /** Schemas are to be looked at. */
  onSchemas: () => void;
}

/** Begins an extraction: from which files, by which schema, how, and what that would take. */
export default function NewTaskDrawer({ record, onSchemas }: NewTaskDrawerProps) {
  const { form: words } = useTaskWords();
  const message = useMessage();
  const add = useAddTripleTask();
  const begin = async (fields: TaskFields): Promise<void> => {
    const wanted = wantedOf(fields);
    if (wanted === null) return;
    await add.run({ taskName: fields.taskName.trim(), ...wanted }, { quiet: true });
    message.success(words.begun);
  };
  return (
    <FormDrawer<TaskFields>
      recordKey={record.isNew ? 'new' : undefined}
      title={words.title}
      initial={initial}
      verb={words.begin}
      edit={record}
      onSubmit={begin}
      onClose={record.close}
    >
      <NameField name="taskName" label={words.name} />
      <BaseField name="knowBaseId" label={words.base} what={words.bases} />
      <FilesField />
      <SchemaField onSchemas={onSchemas} />
      <MethodField />
      <TaskEstimate />
    </FormDrawer>
  );
}
