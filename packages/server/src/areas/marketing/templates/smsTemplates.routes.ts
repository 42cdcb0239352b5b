import {
  addSmsTemplate,
  listSmsParams,
  modifySmsTemplate,
  pageSmsTemplates,
  readSmsTemplate,
  removeSmsTemplates,
  SIGN_MAX_BYTES,
  uploadSmsSign,
} from '@console/api/contract';
import { cleanFileName } from '../../../files/fileName.js';
import { fail } from '../../../http/failure.js';
import { FORM_OVERHEAD, type Route, serve } from '../../../http/serve.js';
import { proofType } from './signFile.js';
import type { TemplateDeps } from './templateDeps.js';
import { templateRows } from './templateRows.store.js';
import { templateWrites } from './templateWrites.js';

/** Templates of text messages. */
export const smsTemplateRoutes = (deps: TemplateDeps): Route[] => {
  const { sms } = templateRows(deps.db);
  const writes = templateWrites(deps);
  return [
    serve(pageSmsTemplates, ({ body: { smsKind, ...filter } }) =>
      sms.page({ ...filter, ...(smsKind && { kind: smsKind }) }),
    ),
    serve(readSmsTemplate, async ({ params }) => (await sms.read(params.id)) ?? fail('template_not_found')),
    serve(addSmsTemplate, ({ body }, { userId }) => {
      const { templateName, enabled = true, smsKind, signName, signFileId = null, content, vendorCode = '' } = body;
      const said = { smsKind, signName: signName.trim(), signFileId, content, vendorCode: vendorCode.trim() };
      return writes.add({ templateName, enabled, content: { channel: 'sms', ...said } }, userId);
    }),
    serve(modifySmsTemplate, ({ body }, { userId }) => {
      const { id, version, revision, templateName, enabled, ...said } = body;
      return writes.modify(
        'sms',
        {
          id,
          version,
          revision,
          templateName,
          enabled,
          change: (before) =>
            before.channel === 'sms'
              ? {
                  ...before,
                  smsKind: said.smsKind ?? before.smsKind,
                  signName: said.signName?.trim() ?? before.signName,
                  signFileId: said.signFileId === undefined ? before.signFileId : said.signFileId,
                  content: said.content ?? before.content,
                  vendorCode: said.vendorCode?.trim() ?? before.vendorCode,
                }
              : before,
        },
        userId,
      );
    }),
    serve(removeSmsTemplates, async ({ query }) => {
      await writes.remove('sms', query.idList);
      return null;
    }),
    serve(listSmsParams, ({ request }) => deps.params.list(request.language)),
    serve(
      uploadSmsSign,
      async ({ body: { file } }, { userId }) => {
        if (file.size === 0) return fail('empty_file');
        if (file.size > SIGN_MAX_BYTES) return fail('file_too_large', { values: { limit: '5 MB' } });
        const data = new Uint8Array(await file.arrayBuffer());
        const type = proofType(data);
        if (type === null) return fail('unsupported_proof');
        const { id, name } = await deps.uploads.add({ name: cleanFileName(file.name), type, data }, 'sign', userId);
        return { fileId: id, fileName: name };
      },
      { bodyLimit: SIGN_MAX_BYTES + FORM_OVERHEAD },
    ),
  ];
};
