import {
  useAddAppTemplate,
  useListAppParams,
  useModifyAppTemplate,
  useReadAppTemplate,
} from '@console/api/hooks/marketing/appTemplate';
import { revisionOf } from './templateKind.js';
import { TemplatePage, useTemplateId } from './TemplatePage.js';
import { type AppFields, appKind } from './appKind.js';

const settingsOf = (fields: AppFields) => ({
  templateName: fields.templateName.trim(),
  title: fields.title,
  content: fields.content,
  imageUrl: fields.imageUrl.trim(),
  appAction: fields.appAction,
  target: fields.appAction === 'open' ? '' : fields.target.trim(),
});

/** One template of app messages. */
export default function AppTemplatePage() {
  const id = useTemplateId();
  const read = useReadAppTemplate(id === undefined ? null : { id });
  const params = useListAppParams({});
  const { run: add } = useAddAppTemplate();
  const { run: modify } = useModifyAppTemplate();
  return (
    <TemplatePage
      kind={appKind}
      calls={{
        read,
        params,
        add: (fields) => add(settingsOf(fields), { quiet: true }),
        modify: (own, fields) => modify({ id: own, ...revisionOf(fields), ...settingsOf(fields) }, { quiet: true }),
      }}
    />
  );
}
