import { type SmsKind, smsKinds, type SmsTemplate } from '@console/api/contract';
import { FormField, useRules } from '@console/ui/forms';
import { Radio } from 'antd';
import { TextField } from '../../../forms/fields.js';
import { SignProof } from './SignProof.js';
import type { FieldsProps, TemplateFields, TemplateKind } from './templateKind.js';
import { Pair } from './templates.styles.js';
import { useTemplateWords } from './templateWords.js';
import { VariableText } from './VariableText.js';
import { wayOutIn } from './wayOut.js';

export interface SmsFields extends TemplateFields {
  smsKind: SmsKind;
  signName: string;
  signFileId: string | null;
  content: string;
  vendorCode: string;
}

/** What a text message says. */
const Fields = ({ params }: FieldsProps) => {
  const words = useTemplateWords();
  const rules = useRules();
  const link = wayOutIn(params);
  const waysOut = [
    { label: words.wayOut, text: words.wayOutText },
    ...(link === undefined ? [] : [{ label: words.wayOutLink, text: words.wayOutLinkText(link) }]),
  ];
  return (
    <>
      <Pair>
        <TextField name="signName" label={words.sign} help={words.signHelp} max={20} required rules={[rules.name]} />
        <FormField name="smsKind" label={words.kind}>
          <Radio.Group options={smsKinds.map((value) => ({ value, label: words.kinds[value] }))} />
        </FormField>
      </Pair>
      <FormField name="content" label={words.content} rules={[rules.required(words.content)]}>
        <VariableText params={params} max={500} lines={4} endings={waysOut} />
      </FormField>
      <Pair>
        <FormField name="signFileId" label={words.proof} extra={words.proofHelp}>
          <SignProof />
        </FormField>
        <TextField name="vendorCode" label={words.vendorCode} help={words.vendorCodeHelp} max={100} />
      </Pair>
    </>
  );
};

const kindOf = (word: string): SmsKind => (word === 'marketing' ? 'marketing' : 'notice');

/** Templates of text messages. */
export const smsKind: TemplateKind<SmsTemplate, SmsFields> = {
  channel: 'sms',
  list: 'smsTemplates',
  detail: 'smsTemplateDetail',
  blank: {
    templateName: '',
    version: 0,
    smsKind: 'notice',
    signName: '',
    signFileId: null,
    content: '',
    vendorCode: '',
  },
  fieldsOf: ({ templateName, revision = 0, smsKind: kind, signName, signFileId, content, vendorCode }) => ({
    templateName,
    version: revision,
    smsKind: kindOf(kind),
    signName,
    signFileId,
    content,
    vendorCode,
  }),
  contentOf: ({ smsKind: kind = 'notice', signName = '', signFileId = null, content = '', vendorCode = '' }) => ({
    channel: 'sms',
    smsKind: kind,
    signName,
    signFileId,
    content,
    vendorCode,
  }),
  Fields,
};
