import {
  addWechatTemplate,
  listWechatParams,
  modifyWechatTemplate,
  pageWechatTemplates,
  readWechatTemplate,
  removeWechatTemplates,
} from '@console/api/contract';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import type { TemplateDeps } from './templateDeps.js';
import { templateRows } from './templateRows.store.js';
import { templateWrites } from './templateWrites.js';

/** Templates of WeChat messages. */
export const wechatTemplateRoutes = (deps: TemplateDeps): Route[] => {
  const { wechat } = templateRows(deps.db);
  const writes = templateWrites(deps);
  return [
    serve(pageWechatTemplates, ({ body: { wechatTemplateId, ...filter } }) =>
      wechat.page({ ...filter, ...(wechatTemplateId && { kind: wechatTemplateId }) }),
    ),
    serve(readWechatTemplate, async ({ params }) => (await wechat.read(params.id)) ?? fail('template_not_found')),
    serve(addWechatTemplate, ({ body }, { userId }) => {
      const { templateName, enabled = true, wechatTemplateId, title, fields, url = '' } = body;
      const said = { wechatTemplateId: wechatTemplateId.trim(), title, fields, url };
      return writes.add({ templateName, enabled, content: { channel: 'wechat', ...said } }, userId);
    }),
    serve(modifyWechatTemplate, ({ body }, { userId }) => {
      const { id, version, revision, templateName, enabled, ...said } = body;
      return writes.modify(
        'wechat',
        {
          id,
          version,
          revision,
          templateName,
          enabled,
          change: (before) =>
            before.channel === 'wechat'
              ? {
                  ...before,
                  wechatTemplateId: said.wechatTemplateId?.trim() ?? before.wechatTemplateId,
                  title: said.title ?? before.title,
                  fields: said.fields ?? before.fields,
                  url: said.url ?? before.url,
                }
              : before,
        },
        userId,
      );
    }),
    serve(removeWechatTemplates, async ({ query }) => {
      await writes.remove('wechat', query.idList);
      return null;
    }),
    serve(listWechatParams, ({ request }) => deps.params.list(request.language)),
  ];
};
