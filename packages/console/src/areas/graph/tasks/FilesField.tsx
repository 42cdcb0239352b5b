import { usePageGraphFiles } from '@console/api/hooks/tripleTasks';
import { mapAsync } from '@console/base';
import { FormField, RemoteSelect, useRules } from '@console/ui/forms';
import { Form, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { TaskFields } from './taskFields.js';
import { useTaskWords } from './taskWords.js';

const OFFERED = 50;
const MOST = 200;

/** Which files of the base are read: all of them, or those chosen. */
export const FilesField = () => {
  const { form: words } = useTaskWords();
  const rules = useRules();
  const form = Form.useFormInstance<TaskFields>();
  const baseId = Form.useWatch('knowBaseId', form);
  const scope = Form.useWatch('scope', form);
  const [keyword, setKeyword] = useState('');
  const some = scope === 'some';
  const files = usePageGraphFiles(
    baseId === undefined || !some
      ? null
      : { current: 1, size: OFFERED, knowBaseId: baseId, ...(keyword !== '' && { keyword }) },
  );
  // Those of another base are no files of this one.
  const former = useRef(baseId);
  useEffect(() => {
    if (former.current !== undefined && former.current !== baseId) form.setFieldValue('fileIds', []);
    former.current = baseId;
  }, [baseId, form]);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const chosen = Form.useWatch('fileIds', form) ?? [];
  const found = mapAsync(files.state, ({ list }) => list.map(({ id, name }) => ({ value: id, label: name })));
  return (
    <>
      <FormField name="scope" label={words.scope}>
        <Radio.Group
          options={[
            { value: 'all', label: words.scopes.all },
            { value: 'some', label: words.scopes.some },
          ]}
        />
      </FormField>
      {some && baseId !== undefined && (
        <FormField name="fileIds" label={words.files} extra={words.filesHelp} rules={[rules.chosen(words.files)]}>
          <RemoteSelect
            mode="multiple"
            maxCount={MOST}
            what={words.filesWhat}
            found={found}
            known={chosen.map((id) => ({ value: id, label: names.get(id) ?? id }))}
            onSearch={setKeyword}
            onSelect={(id, { label }) => setNames((before) => new Map([...before, [String(id), label]]))}
          />
        </FormField>
      )}
    </>
  );
};
