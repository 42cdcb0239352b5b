import { chunkingModes, chunkReadings, type Chunking } from '@console/api/contract';
import { FormField, useRules } from '@console/ui/forms';
import { Form, InputNumber, Radio } from 'antd';
import { TextField } from '../../forms/fields.js';
import { useChunkingWords } from './chunkingWords.js';

/** What can be set. */
export interface ChunkingValues {
  mode: (typeof chunkingModes)[number];
  size: number;
  overlap: number;
  separator: string;
  reading: (typeof chunkReadings)[number];
}

/** As the settings say; a mode that only a later server knows counts as the usual one. */
export const chunkingValues = (chunking: Chunking | undefined): ChunkingValues => ({
  mode: chunkingModes.find((mode) => mode === chunking?.mode) ?? 'sections',
  size: chunking?.size ?? 320,
  overlap: chunking?.overlap ?? 0,
  separator: chunking?.separator ?? '',
  reading: chunkReadings.find((reading) => reading === chunking?.reading) ?? 'chunk',
});

/** How documents are cut, field by field. */
export const ChunkingFields = () => {
  const words = useChunkingWords();
  const rules = useRules();
  const form = Form.useFormInstance<ChunkingValues>();
  const mode = Form.useWatch('mode', form) ?? 'sections';
  return (
    <>
      <FormField name="mode" label={words.mode} extra={words.modeHelp[mode]}>
        <Radio.Group options={chunkingModes.map((value) => ({ value, label: words.modes[value] }))} />
      </FormField>
      <FormField name="size" label={words.size} extra={words.sizeHelp} rules={[rules.chosen(words.size)]}>
        <InputNumber<number> min={80} max={1200} precision={0} suffix={words.characters} style={{ width: 160 }} />
      </FormField>
      <FormField
        name="overlap"
        label={words.overlap}
        extra={words.overlapHelp}
        dependencies={['size']}
        rules={[
          rules.chosen(words.overlap),
          ({ getFieldValue }) => ({
            validator: (_rule, value: unknown) => {
              const size: unknown = getFieldValue('size');
              return typeof value === 'number' && typeof size === 'number' && value > size / 2
                ? Promise.reject(new Error(words.overlapTooLarge))
                : Promise.resolve();
            },
          }),
        ]}
      >
        <InputNumber<number> min={0} max={300} precision={0} suffix={words.characters} style={{ width: 160 }} />
      </FormField>
      <TextField name="separator" label={words.separator} help={words.separatorHelp} max={20} />
      <FormField name="reading" label={words.reading} extra={words.readingHelp}>
        <Radio.Group options={chunkReadings.map((value) => ({ value, label: words.readings[value] }))} />
      </FormField>
    </>
  );
};
