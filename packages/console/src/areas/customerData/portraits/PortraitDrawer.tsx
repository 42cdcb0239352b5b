import { type Portrait, type PortraitTrait, portraitTraits } from '@console/api/contract';
import { useAddPortrait, useModifyPortrait } from '@console/api/hooks/portraits';
import { FormField } from '@console/ui/forms';
import { Select } from 'antd';
import { NameField, NoteField } from '../../../forms/fields.js';
import { RecordDrawer } from '../../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../../lists/openedRecord.js';
import { PackPicker } from '../../../pickers/PackPicker.js';
import { usePortraitWords } from './portraitWords.js';

interface Fields {
  portraitName: string;
  description: string;
  /** One at most; none: everybody. */
  crowdPackIds: string[];
  traits: PortraitTrait[];
}

const usual: PortraitTrait[] = ['gender', 'age', 'city', 'level', 'segment'];

/** Says whom a portrait is of, and what it shows. */
export default function PortraitDrawer({ list }: { list: OpenedRecord<Portrait> }) {
  const words = usePortraitWords();
  const { run: add } = useAddPortrait();
  const { run: modify } = useModifyPortrait();
  return (
    <RecordDrawer<Portrait, Fields>
      list={list}
      what={words.what}
      newTitle={words.add}
      titleOf={({ portraitName }) => portraitName}
      fieldsOf={(row) => ({
        portraitName: row?.portraitName ?? '',
        description: row?.description ?? '',
        crowdPackIds: row?.crowdPackId ? [row.crowdPackId] : [],
        traits: row === undefined ? usual : portraitTraits.filter((trait) => row.traits.includes(trait)),
      })}
      onSubmit={(fields, row) => {
        const settings = {
          portraitName: fields.portraitName.trim(),
          description: fields.description.trim(),
          crowdPackId: fields.crowdPackIds[0] ?? null,
          traits: fields.traits,
        };
        return row === undefined
          ? add(settings, { quiet: true })
          : modify({ ...settings, id: row.id }, { quiet: true });
      }}
      saved={words.saved}
      created={words.created}
    >
      {(row) => (
        <>
          <NameField name="portraitName" label={words.name} />
          <NoteField name="description" label={words.description} />
          <FormField name="crowdPackIds" label={words.audience} extra={words.audienceHelp}>
            <PackPicker
              what={words.audience}
              placeholder={words.everybody}
              known={row?.crowdPackId ? [{ id: row.crowdPackId, name: row.crowdPackName }] : []}
            />
          </FormField>
          <FormField
            name="traits"
            label={words.traits}
            rules={[{ type: 'array', min: 1, message: words.traitsNeeded }]}
          >
            <Select
              mode="multiple"
              options={portraitTraits.map((value) => ({ value, label: words.traitNames[value] }))}
            />
          </FormField>
        </>
      )}
    </RecordDrawer>
  );
}
