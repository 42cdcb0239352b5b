import { useListTripleSchemas, useUploadTripleSchema } from '@console/api/hooks/tripleSchemas';
import { mapAsync } from '@console/base';
import { FormField } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { BaseSelect } from './BaseSelect.js';
import { SchemaDialog } from './SchemaDialog.js';
import type { TaskFields } from './taskFields.js';
import { Beside } from './tasks.styles.js';
import { useTaskWords } from './taskWords.js';

/** Which schema an extraction goes by: none, one that is there, one from a file, or one drawn up right here. */
export const SchemaField = ({ onSchemas }: { onSchemas: () => void }) => {
  const { form: words, schemas: manage } = useTaskWords();
  const message = useMessage();
  const form = Form.useFormInstance<TaskFields>();
  const schemas = useListTripleSchemas({});
  const upload = useUploadTripleSchema();
  const input = useRef<HTMLInputElement>(null);
  const [drawing, setDrawing] = useState(false);
  const options = mapAsync(schemas.state, (list) =>
    list.map(({ id, schemaName }) => ({ value: id, label: schemaName })),
  );
  const read = (file: File) =>
    attempt(async () => {
      const { id, schemaName } = await upload.run({ file });
      form.setFieldValue('schemaId', id);
      message.success(words.uploaded(schemaName));
    });
  return (
    <>
      <FormField name="schemaId" label={words.schema} extra={words.schemaHelp}>
        <BaseSelect options={options} what={words.schemaWhat} placeholder={words.noSchema} />
      </FormField>
      <Beside>
        <Button size="small" loading={upload.running} title={words.uploadHelp} onClick={() => input.current?.click()}>
          {words.upload}
        </Button>
        <Button size="small" onClick={() => setDrawing(true)}>
          {words.draw}
        </Button>
        <Button size="small" type="link" onClick={onSchemas}>
          {manage}
        </Button>
        <small>{words.uploadHelp}</small>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.upload}
          accept=".json,.ttl,.owl,.rdf,.xml"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
            // The same file may be chosen again after it was mended.
            target.value = '';
          }}
        />
      </Beside>
      {drawing && (
        <SchemaDialog
          schema={undefined}
          onSaved={(id) => form.setFieldValue('schemaId', id)}
          onClose={() => setDrawing(false)}
        />
      )}
    </>
  );
};
