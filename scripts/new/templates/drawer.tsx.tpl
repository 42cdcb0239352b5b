import type { %Record% } from '@console/api/contract';
import { useAdd%Record%, useModify%Record% } from '@console/api/hooks/%records%';
import { NameField, NoteField, SwitchField } from '../../forms/fields.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { use%Record%Words } from './%record%Words.js';

interface Fields {
  name: string;
  description: string;
  enabled: boolean;
}

const fieldsOf = (%record%: %Record% | undefined): Fields => ({
  name: %record%?.name ?? '',
  description: %record%?.description ?? '',
  enabled: %record%?.enabled ?? true,
});

/** Everything that can be set about one %name%. */
export const %Record%Drawer = ({ list }: { list: OpenedRecord<%Record%> }) => {
  const words = use%Record%Words();
  const add = useAdd%Record%();
  const modify = useModify%Record%();

  const onSubmit = ({ name, description, enabled }: Fields, %record%: %Record% | undefined) => {
    const settings = { name: name.trim(), description: description.trim(), enabled };
    return %record% === undefined
      ? add.run(settings, { quiet: true })
      : modify.run({ id: %record%.id, ...settings }, { quiet: true });
  };

  return (
    <RecordDrawer
      list={list}
      what={words.title}
      newTitle={words.add}
      titleOf={({ name }) => name}
      fieldsOf={fieldsOf}
      onSubmit={onSubmit}
      saved={words.saved}
      created={words.created}
    >
      <NameField name="name" label={words.name} />
      <NoteField name="description" label={words.description} />
      <SwitchField name="enabled" label={words.enabled} />
    </RecordDrawer>
  );
};
