import {
  useAddSmsTemplate,
  useListSmsParams,
  useModifySmsTemplate,
  useReadSmsTemplate,
} from '@console/api/hooks/marketing/smsTemplate';
import { revisionOf } from './templateKind.js';
import { TemplatePage, useTemplateId } from './TemplatePage.js';
import { type SmsFields, smsKind } from './smsKind.js';

const settingsOf = (fields: SmsFields) => ({
  templateName: fields.templateName.trim(),
  smsKind: fields.smsKind,
  signName: fields.signName.trim(),
  signFileId: fields.signFileId,
  content: fields.content,
  vendorCode: fields.vendorCode.trim(),
});

/** One template of text messages. */
export default function SmsTemplatePage() {
  const id = useTemplateId();
  const read = useReadSmsTemplate(id === undefined ? null : { id });
  const params = useListSmsParams({});
  const { run: add } = useAddSmsTemplate();
  const { run: modify } = useModifySmsTemplate();
  return (
    <TemplatePage
      kind={smsKind}
      calls={{
        read,
        params,
        add: (fields) => add(settingsOf(fields), { quiet: true }),
        modify: (own, fields) => modify({ id: own, ...revisionOf(fields), ...settingsOf(fields) }, { quiet: true }),
      }}
    />
  );
}
