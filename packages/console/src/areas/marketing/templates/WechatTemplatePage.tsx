import {
  useAddWechatTemplate,
  useListWechatParams,
  useModifyWechatTemplate,
  useReadWechatTemplate,
} from '@console/api/hooks/marketing/wechatTemplate';
import { revisionOf } from './templateKind.js';
import { TemplatePage, useTemplateId } from './TemplatePage.js';
import { type WechatFields, wechatKind } from './wechatKind.js';

const settingsOf = (fields: WechatFields) => ({
  templateName: fields.templateName.trim(),
  wechatTemplateId: fields.wechatTemplateId.trim(),
  title: fields.title.trim(),
  fields: fields.fields.map(({ keyword, label, value }) => ({ keyword: keyword.trim(), label: label.trim(), value })),
  url: fields.url.trim(),
});

/** One template of WeChat messages. */
export default function WechatTemplatePage() {
  const id = useTemplateId();
  const read = useReadWechatTemplate(id === undefined ? null : { id });
  const params = useListWechatParams({});
  const { run: add } = useAddWechatTemplate();
  const { run: modify } = useModifyWechatTemplate();
  return (
    <TemplatePage
      kind={wechatKind}
      calls={{
        read,
        params,
        add: (fields) => add(settingsOf(fields), { quiet: true }),
        modify: (own, fields) => modify({ id: own, ...revisionOf(fields), ...settingsOf(fields) }, { quiet: true }),
      }}
    />
  );
}
