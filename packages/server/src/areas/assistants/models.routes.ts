import {
  activateModel,
  addModel,
  modifyModel,
  type ModelKind,
  orderStandbys,
  pageModels,
  removeModels,
  testModel,
} from '@console/api/contract';
import { fail } from '../../http/failure.js';
import type { Language } from '../../http/messages.js';
import { type Route, serve } from '../../http/serve.js';
import { isUsableAddress } from '../../models/index.js';
import type { ModelStore } from './models.store.js';
import { tryModel } from './tryModel.js';

export interface ModelDeps {
  readonly models: ModelStore;
  /** Told when another model of a kind may be in use from now on. */
  readonly onChange: (kind: ModelKind) => Promise<void>;
}

const words = {
  'zh-CN': { address: '地址不正确', key: '地址的主机已更改，请重新填写密钥' },
  'en-US': { address: 'Not a valid address', key: 'The host has changed: enter the key again' },
};

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

export const modelRoutes = ({ models, onChange }: ModelDeps): Route[] => {
  const checkAddress = (baseUrl: string | undefined, language: Language): void => {
    if (baseUrl !== undefined && !isUsableAddress(baseUrl)) {
      throw fail('invalid_request', { fields: { baseUrl: words[language].address } });
    }
  };

  return [
    serve(pageModels, ({ body }) => models.page(body)),

    serve(addModel, async ({ body: { kind, name, baseUrl, model, apiKey = '' }, request }, { userId }) => {
      checkAddress(baseUrl, request.language);
      return { id: await models.add(kind, { name, baseUrl, model: model.trim(), apiKey: apiKey.trim() }, userId) };
    }),

    serve(modifyModel, async ({ body: { id, name, baseUrl, model, apiKey }, request: { language } }, { userId }) => {
      checkAddress(baseUrl, language);
      const former = await models.stored(id);
      const moved = former !== null && baseUrl !== undefined && originOf(baseUrl) !== originOf(former.baseUrl);
      // A key must not travel to a host that it was not entered for.
      if (moved && (former.apiKey !== '' || former.keyLost) && apiKey === undefined) {
        return fail('invalid_request', { fields: { apiKey: words[language].key } });
      }
      await models.modify(id, { name, baseUrl, model: model?.trim(), apiKey: apiKey?.trim() }, userId);
      if (former?.active === true) await onChange(former.kind);
      return null;
    }),

    serve(removeModels, async ({ query }) => {
      await models.remove(query.idList);
      return null;
    }),

    serve(activateModel, async ({ body: { id, active } }, { userId }) => {
      await onChange(await models.activate(id, active, userId));
      return null;
    }),

    serve(orderStandbys, async ({ body: { idList } }, { userId }) => {
      await models.setStandbys(idList, userId);
      return null;
    }),

    serve(testModel, async ({ params, request: { language, signal } }) => {
      const found = await models.connection(params.id);
      return found === null ? fail('model_not_found') : tryModel({ ...found, language, signal });
    }),
  ];
};
