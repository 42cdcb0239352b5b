import type { TemplateParam } from '@console/api/contract';
import { ServerErrors } from '@console/ui/forms';
import { Form } from 'antd';
import { NameField } from '../../../forms/fields.js';
import { FormNotice } from '../../../forms/FormNotice.js';
import { KeptFields } from '../../../forms/KeptFields.js';
import { MergeFields } from '../../../forms/MergeFields.js';
import type { Edit } from '../../../forms/useEdit.js';
import { contentText, proofsOf } from './contentText.js';
import type { TemplateFields, TemplateRow } from './templateKind.js';
import { TemplateNotices } from './TemplateNotices.js';
import { useTemplateWords } from './templateWords.js';
import type { TemplateSaving } from './useTemplateSaving.js';
import type { WrittenProps } from './useWritten.js';

interface TemplateSettingsProps<Row extends TemplateRow, Fields extends TemplateFields>
  extends WrittenProps<Row, Fields> {
  params: readonly TemplateParam[];
  edit: Edit;
  saving: TemplateSaving;
}

/** The fields of a template. Whoever was overtaken compares both and says what counts. */
export const TemplateSettings = <Row extends TemplateRow, Fields extends TemplateFields>({
  kind,
  row,
  form,
  params,
  edit,
  saving: { problem, refused, forget },
}: TemplateSettingsProps<Row, Fields>) => {
  const words = useTemplateWords();
  const initial = row ? kind.fieldsOf(row) : kind.blank;
  const proofs = proofsOf([kind.contentOf(initial)]);
  const describe = (fields: Fields) => [
    { key: 'templateName', label: words.name, value: fields.templateName },
    ...contentText(kind.contentOf(fields), words, proofs),
  ];
  return (
    <Form<Fields>
      form={form}
      name={`${kind.channel}Template`}
      layout="vertical"
      initialValues={initial}
      onValuesChange={() => edit.setDirty(true)}
      scrollToFirstError={{ focus: true }}
    >
      <KeptFields edit={edit} fill={() => form.setFieldsValue({ ...initial })} />
      <MergeFields<Fields>
        edit={edit}
        present={initial}
        versionOf={({ version }) => version}
        describe={describe}
        refused={refused}
        onMerged={forget}
      />
      <TemplateNotices row={row} />
      {problem && !refused && <FormNotice tone="error">{problem.message}</FormNotice>}
      <ServerErrors errors={problem?.fields} />
      <NameField name="templateName" label={words.name} />
      <kind.Fields params={params} />
    </Form>
  );
};
