import type { TemplateParam } from '@console/api/contract';
import { useReadTemplateRules } from '@console/api/hooks/marketing/templateReview';
import { templateVariables } from '@console/base';
import { ServerErrors } from '@console/ui/forms';
import { useUnsaved } from '@console/ui/kept-pages';
import { SmsMeter } from '@console/ui/message-preview';
import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { NameField } from '../../../forms/fields.js';
import { FormNotice } from '../../../forms/FormNotice.js';
import { KeptFields } from '../../../forms/KeptFields.js';
import type { Edit } from '../../../forms/useEdit.js';
import { CheckList } from './CheckList.js';
import { MessagePictures } from './MessagePictures.js';
import { labelsOf, problemsOf, textsOf } from './problemsOf.js';
import type { TemplateFields, TemplateKind, TemplateRow } from './templateKind.js';
import { Editor, Panes, Part } from './templates.styles.js';
import { TemplateNotices } from './TemplateNotices.js';
import { useTemplateWords } from './templateWords.js';
import { useSample } from './useSample.js';
import type { TemplateSaving } from './useTemplateSaving.js';
import { VariablePart } from './VariablePart.js';

interface TemplateFormProps<Row extends TemplateRow, Fields extends TemplateFields> {
  kind: TemplateKind<Row, Fields>;
  /** As it was saved; undefined for a new one. */
  row: Row | undefined;
  params: readonly TemplateParam[];
  form: FormInstance<Fields>;
  edit: Edit;
  saving: TemplateSaving;
}

const unruled = { forbiddenWords: [], linkHosts: [] };

/** A template while it is written: its fields, what the check finds, and beside them how it arrives. */
export const TemplateForm = <Row extends TemplateRow, Fields extends TemplateFields>(
  props: TemplateFormProps<Row, Fields>,
) => {
  const { kind, row, params, form, edit, saving } = props;
  const words = useTemplateWords();
  const rules = useReadTemplateRules({});
  const sample = useSample(params);
  const initial = useMemo(() => (row ? kind.fieldsOf(row) : kind.blank), [kind, row]);
  const typed = Form.useWatch<Partial<Fields> | undefined>([], form);
  useUnsaved(edit.dirty);

  const fill = () => form.setFieldsValue({ ...initial });
  // Changed by somebody else, or brought back: as long as nothing is typed, the page follows.
  const follow = useEffectEvent(() => {
    if (!edit.dirty && row && form.getFieldsValue(true).version !== row.version) fill();
  });
  useEffect(() => follow(), [row?.version]);

  const content = useMemo(() => kind.contentOf({ ...initial, ...typed }), [kind, initial, typed]);
  const problems = useMemo(() => problemsOf(content, params, rules.data ?? unruled), [content, params, rules.data]);
  const labels = useMemo(() => labelsOf(params), [params]);
  const names = [...new Set(textsOf(content).flatMap(templateVariables))];
  const price = rules.data?.channels.find(({ channel }) => channel === 'sms')?.price;
  return (
    <Panes>
      <Editor>
        <Form<Fields>
          form={form}
          name={`${kind.channel}Template`}
          layout="vertical"
          initialValues={initial}
          onValuesChange={() => edit.setDirty(true)}
          scrollToFirstError={{ focus: true }}
        >
          <KeptFields edit={edit} fill={fill} />
          <TemplateNotices
            row={row}
            overtaken={saving.overtaken}
            onTakeTheirs={() => {
              saving.forget();
              fill();
              edit.setDirty(false);
            }}
          />
          {saving.problem && <FormNotice tone="error">{saving.problem.message}</FormNotice>}
          <ServerErrors errors={saving.problem?.fields} />
          <Form.Item name="version" hidden>
            <input type="hidden" />
          </Form.Item>
          <NameField name="templateName" label={words.name} />
          <kind.Fields params={params} />
        </Form>
        {content.channel === 'sms' && (
          <Part>
            <SmsMeter
              signName={content.signName.trim()}
              content={content.content}
              values={sample.values}
              {...(price !== undefined && { price })}
            />
          </Part>
        )}
        <VariablePart names={names} params={params} sample={sample} />
        <CheckList
          problems={problems}
          onGo={(field) =>
            form.scrollToField(
              field.startsWith('fields.') ? ['fields', Number(field.slice('fields.'.length)), 'value'] : field,
              { focus: true },
            )
          }
        />
      </Editor>
      <aside aria-label={words.previewPane}>
        <MessagePictures content={content} values={sample.values} labels={labels} />
      </aside>
    </Panes>
  );
};
