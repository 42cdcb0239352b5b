import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { WechatTemplate } from '@console/api/contract';
import { IconButton } from '@console/ui/button';
import { FormField, useRules } from '@console/ui/forms';
import { Button, Form, Input } from 'antd';
import { TextField } from '../../../forms/fields.js';
import type { FieldsProps, TemplateFields, TemplateKind } from './templateKind.js';
import { FieldRow, Pair } from './templates.styles.js';
import { useTemplateWords } from './templateWords.js';
import { VariableText } from './VariableText.js';
import { wayOutAddress } from './wayOut.js';

interface CardField {
  keyword: string;
  label: string;
  value: string;
}

export interface WechatFields extends TemplateFields {
  wechatTemplateId: string;
  title: string;
  fields: CardField[];
  url: string;
}

const MOST = 20;
/** Where the check leads as long as there is no field: as the form names what it holds. */
const FIRST = 'wechatTemplate_fields';
const blankField: CardField = { keyword: '', label: '', value: '' };

/** What a WeChat message says. */
const Fields = ({ params }: FieldsProps) => {
  const words = useTemplateWords();
  const rules = useRules();
  return (
    <>
      <Pair>
        <TextField name="wechatTemplateId" label={words.wechatId} help={words.wechatIdHelp} max={100} required />
        <TextField name="title" label={words.cardTitle} help={words.cardTitleHelp} max={100} required />
      </Pair>
      <Form.Item label={words.fields}>
        <Form.List name="fields">
          {(rows, { add, remove }) => (
            <>
              {rows.map(({ key, name }, at) => (
                <FieldRow key={key}>
                  <Form.Item name={[name, 'keyword']} rules={[rules.required(words.keyword)]}>
                    <Input
                      maxLength={50}
                      autoComplete="off"
                      placeholder={words.keywordHint}
                      aria-label={`${words.fieldAt(at + 1)} ${words.keyword}`}
                    />
                  </Form.Item>
                  <Form.Item name={[name, 'label']}>
                    <Input
                      maxLength={20}
                      autoComplete="off"
                      placeholder={words.labelHint}
                      aria-label={`${words.fieldAt(at + 1)} ${words.label}`}
                    />
                  </Form.Item>
                  <Form.Item name={[name, 'value']} rules={[rules.required(words.value)]}>
                    <VariableText params={params} max={200} aria-label={`${words.fieldAt(at + 1)} ${words.value}`} />
                  </Form.Item>
                  <IconButton
                    label={words.removeField(at + 1)}
                    icon={<DeleteOutlined />}
                    onClick={() => remove(name)}
                  />
                </FieldRow>
              ))}
              {rows.length < MOST && (
                <Button id={FIRST} icon={<PlusOutlined aria-hidden />} onClick={() => add({ ...blankField })}>
                  {words.addField}
                </Button>
              )}
            </>
          )}
        </Form.List>
      </Form.Item>
      <FormField name="url" label={words.url} extra={words.urlHelp}>
        <VariableText params={params} max={500} endings={wayOutAddress(params, words)} />
      </FormField>
    </>
  );
};

/** Templates of WeChat messages. */
export const wechatKind: TemplateKind<WechatTemplate, WechatFields> = {
  channel: 'wechat',
  list: 'wechatTemplates',
  detail: 'wechatTemplateDetail',
  blank: { templateName: '', version: 0, wechatTemplateId: '', title: '', fields: [{ ...blankField }], url: '' },
  fieldsOf: ({ templateName, revision = 0, wechatTemplateId, title, fields, url }) => ({
    templateName,
    version: revision,
    wechatTemplateId,
    title,
    fields: fields.map(({ keyword, value, label = '' }) => ({ keyword, label, value })),
    url,
  }),
  contentOf: ({ wechatTemplateId = '', title = '', fields = [], url = '' }) => ({
    channel: 'wechat',
    wechatTemplateId,
    title,
    // A row that was just added may have none of its values yet.
    fields: fields.map((field: Partial<CardField> | undefined) => ({ ...blankField, ...field })),
    url,
  }),
  Fields,
};
