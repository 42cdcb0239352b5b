import { FormField } from '@console/ui/forms';
import { InputNumber } from 'antd';
import { NameField, NoteField, SwitchField } from '../../../forms/fields.js';
import { useCrowdPackWords } from './crowdPackWords.js';

/** All that can be said about a pack beside its rules. */
export interface PackSettings {
  packName: string;
  description: string;
  alive: boolean;
  countHour: number;
}

/** What is said about a pack, and, where it has rules, whether it is counted each day and when. */
export const PackFields = ({ counted }: { counted: boolean }) => {
  const words = useCrowdPackWords();
  return (
    <>
      <NameField name="packName" label={words.name} />
      <NoteField name="description" label={words.description} />
      {counted && (
        <>
          <SwitchField name="alive" label={words.alive} help={words.aliveHelp} />
          <FormField name="countHour" label={words.hour}>
            <InputNumber min={0} max={23} precision={0} />
          </FormField>
        </>
      )}
    </>
  );
};
