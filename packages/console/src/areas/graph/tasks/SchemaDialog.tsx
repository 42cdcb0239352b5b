import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { graphLimits, type TripleSchema } from '@console/api/contract';
import { useAddTripleSchema, useModifyTripleSchema } from '@console/api/hooks/tripleSchemas';
import { IconButton } from '@console/ui/button';
import { FormField, useRules } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { Button, Form, Input, Select } from 'antd';
import { NameField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { Relation } from './tasks.styles.js';
import { useTaskWords } from './taskWords.js';

interface RelationFields {
  name: string;
  subjectTypes?: string[];
  objectTypes?: string[];
}

interface SchemaFields {
  schemaName: string;
  entityTypes: string[];
  relationTypes: RelationFields[];
}

export interface SchemaDialogProps {
  /** Undefined: a new one. */
  schema: TripleSchema | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
}

const separators = [',', '，', '、'];

/** The relations of a schema, each with the kinds that its ends may have. */
const Relations = () => {
  const { schemaForm: words } = useTaskWords();
  const rules = useRules();
  const kinds = Form.useWatch('entityTypes', Form.useFormInstance<SchemaFields>()) ?? [];
  const options = kinds.map((value) => ({ value }));
  return (
    <Form.List name="relationTypes">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }, at) => (
            <Relation key={key} aria-label={words.relation(at + 1)}>
              <div data-head="">
                <Form.Item
                  name={[name, 'name']}
                  rules={[rules.required(words.relationName), rules.length(1, graphLimits.predicate)]}
                >
                  <Input placeholder={words.relationName} aria-label={words.relationName} autoComplete="off" />
                </Form.Item>
                <IconButton
                  label={words.removeRelation(at + 1)}
                  icon={<DeleteOutlined />}
                  disabled={fields.length === 1}
                  onClick={() => remove(name)}
                />
              </div>
              <Form.Item name={[name, 'subjectTypes']}>
                <Select
                  mode="multiple"
                  options={options}
                  placeholder={words.any}
                  aria-label={words.subjects}
                  prefix={words.subjects}
                />
              </Form.Item>
              <Form.Item name={[name, 'objectTypes']}>
                <Select
                  mode="multiple"
                  options={options}
                  placeholder={words.any}
                  aria-label={words.objects}
                  prefix={words.objects}
                />
              </Form.Item>
            </Relation>
          ))}
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({ name: '' })}>
            {words.addRelation}
          </Button>
        </>
      )}
    </Form.List>
  );
};

const ends = (types: readonly string[] | undefined, kinds: readonly string[]): string[] =>
  (types ?? []).filter((one) => kinds.includes(one));

/** Draws a schema up, or changes one. */
export const SchemaDialog = ({ schema, onSaved, onClose }: SchemaDialogProps) => {
  const { schemaForm: words } = useTaskWords();
  const { form: shared } = useDictionary();
  const message = useMessage();
  const add = useAddTripleSchema();
  const modify = useModifyTripleSchema();
  const edit = useEdit(`triple schema:${schema?.id ?? ''}`);
  const save = async ({ schemaName, entityTypes, relationTypes }: SchemaFields): Promise<void> => {
    const kinds = entityTypes.map((one) => one.trim()).filter((one) => one !== '');
    const body = {
      schemaName: schemaName.trim(),
      entityTypes: kinds,
      relationTypes: relationTypes.map(({ name, subjectTypes, objectTypes }) => ({
        name: name.trim(),
        subjectTypes: ends(subjectTypes, kinds),
        objectTypes: ends(objectTypes, kinds),
      })),
    };
    if (schema === undefined) {
      const { id } = await add.run(body, { quiet: true });
      onSaved(id);
      message.success(words.created);
    } else {
      await modify.run({ id: schema.id, ...body }, { quiet: true });
      onSaved(schema.id);
      message.success(words.saved);
    }
  };
  const initial: SchemaFields = {
    schemaName: schema?.schemaName ?? '',
    entityTypes: [...(schema?.entityTypes ?? [])],
    relationTypes: schema?.relationTypes.map(({ name, subjectTypes, objectTypes }) => ({
      name,
      subjectTypes: [...subjectTypes],
      objectTypes: [...objectTypes],
    })) ?? [{ name: '' }],
  };
  return (
    <FormDialog<SchemaFields>
      recordKey={schema?.id ?? 'new'}
      title={schema?.schemaName ?? words.newTitle}
      verb={schema === undefined ? words.create : shared.save}
      initial={initial}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <NameField name="schemaName" label={words.name} />
      <FormField
        name="entityTypes"
        label={words.kinds}
        extra={words.kindsHelp}
        rules={[{ required: true, type: 'array', min: 1, message: words.kindsRequired }]}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={separators} maxCount={100} />
      </FormField>
      <Form.Item label={words.relations} required>
        <Relations />
      </Form.Item>
    </FormDialog>
  );
};
