import {
  addCrowdPack,
  addToCrowdPack,
  combineCrowdPacks,
  copyCrowdPack,
  listCrowdPackSizes,
  listCrowdPackVersions,
  modifyCrowdPack,
  pageCrowdPacks,
  readCrowdPack,
  removeCrowdPacks,
  removeFromCrowdPack,
  uploadCrowdPack,
} from '@console/api/contract';
import { phoneAsking } from '../../../audiences/index.js';
import { sourceOf } from '../../../files/source.js';
import { fail } from '../../../http/failure.js';
import { FORM_OVERHEAD, type Route, serve } from '../../../http/serve.js';
import type { CrowdDeps } from './crowdDeps.js';
import { packRows } from './packRows.store.js';
import { packWrites } from './packWrites.js';
import { readNumbers } from './readNumbers.js';

/** Crowd packs, their versions and sizes. */
export const crowdPackRoutes = (deps: CrowdDeps): Route[] => {
  const { db, limiter, maxUploadBytes } = deps;
  const asks = phoneAsking(limiter);
  const rows = packRows(db);
  const writes = packWrites(deps);
  const existing = async (id: string): Promise<string> => {
    if (!(await rows.exists(id))) throw fail('crowd_pack_not_found');
    return id;
  };

  return [
    serve(pageCrowdPacks, ({ body }) => rows.page(body)),
    serve(readCrowdPack, async ({ params }) => (await rows.read(params.id)) ?? fail('crowd_pack_not_found')),
    serve(listCrowdPackVersions, async ({ params }) => rows.versions(await existing(params.id))),
    serve(listCrowdPackSizes, async ({ params }) => rows.sizes(await existing(params.id))),
    serve(addCrowdPack, async ({ body }, actor) => {
      await asks(actor, body);
      return writes.add(body, actor.userId);
    }),
    serve(combineCrowdPacks, ({ body }, { userId }) => writes.combine(body, userId)),
    serve(copyCrowdPack, ({ body }, { userId }) => writes.copy(body, userId)),
    serve(
      uploadCrowdPack,
      async ({ body: { packName, file }, request }, { userId }) => {
        if (file.size === 0) throw fail('empty_file');
        if (file.size > maxUploadBytes)
          throw fail('file_too_large', { values: { limit: `${Math.round(maxUploadBytes / 1024 / 1024)} MB` } });
        const numbers = await readNumbers(await sourceOf(file), request.signal);
        if (numbers.length === 0) throw fail('empty_file');
        return writes.fromList(packName, numbers, userId);
      },
      { bodyLimit: maxUploadBytes + FORM_OVERHEAD },
    ),
    serve(modifyCrowdPack, async ({ body }, actor) => {
      await asks(actor, body);
      await writes.modify(body, actor.userId);
      return null;
    }),
    serve(addToCrowdPack, async ({ body }) => {
      await writes.addMembers(body.id, body.customerIds);
      return null;
    }),
    serve(removeFromCrowdPack, async ({ body }) => {
      await writes.removeMembers(body.id, body.customerIds);
      return null;
    }),
    serve(removeCrowdPacks, async ({ query }) => {
      await writes.remove(query.idList);
      return null;
    }),
  ];
};
