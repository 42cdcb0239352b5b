import { modifyTemplateRules, readTemplatePeople, readTemplateRules, readTemplateSample } from '@console/api/contract';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import {
  readStoredRules,
  templatePeople,
  valuesOfCustomers,
  variantsOf,
  writeRules,
} from '../../../messageTemplates/index.js';
import { maskPhones } from '../../../text/maskPhones.js';
import type { TemplateDeps } from './templateDeps.js';

/** What one message costs that is as short as can be: a part of a text message, or a whole one of the others. */
const pricesOf = async ({ channels }: TemplateDeps) => {
  const [sms, wechat, app] = await Promise.all([channels.sms(), channels.wechat(), channels.app()]);
  return [
    {
      channel: 'sms' as const,
      configured: sms !== null,
      price: sms?.costOf({ signName: '', content: '1' }) ?? null,
      vendor: sms?.vendor ?? null,
    },
    {
      channel: 'wechat' as const,
      configured: wechat !== null,
      price: wechat?.costOf({ templateId: '', fields: [], url: '' }) ?? null,
      vendor: wechat?.vendor ?? null,
    },
    {
      channel: 'app' as const,
      configured: app !== null,
      price: app?.costOf({ title: '', content: '', imageUrl: '', action: 'open', target: '' }) ?? null,
      vendor: app?.vendor ?? null,
    },
  ];
};

/** What templates are checked by, and whom they are looked at with. */
export const templateRulesRoutes = (deps: TemplateDeps): Route[] => [
  serve(readTemplateRules, async ({ request }) => {
    const [rules, channels, params] = await Promise.all([
      readStoredRules(deps.db),
      pricesOf(deps),
      deps.params.list(request.language),
    ]);
    const forbiddenWords = [...rules.forbiddenWords];
    return {
      ...rules,
      forbiddenWords,
      linkHosts: [...rules.linkHosts],
      variants: variantsOf(forbiddenWords),
      params,
      channels,
    };
  }),
  serve(modifyTemplateRules, async ({ body }, { userId }) => {
    await deps.db.transaction((tx) => writeRules(tx, body, userId));
    return null;
  }),
  serve(readTemplateSample, async ({ params: { customerId } }) => {
    const [found] = await valuesOfCustomers(deps.db, [customerId]);
    if (found === undefined) return fail('customer_not_found');
    const values = Object.entries(found.values).map(([name, value]) => ({ name, value: maskPhones(value) }));
    return { customerId, customerName: found.customerName, values };
  }),
  serve(readTemplatePeople, ({ body }, { permissions }) =>
    // How large a pack is, is known to those who may look at packs.
    body.crowdPackId === undefined || permissions.has('marketing.crowdPacks.look')
      ? templatePeople(deps.db, body)
      : fail('not_permitted'),
  ),
];
