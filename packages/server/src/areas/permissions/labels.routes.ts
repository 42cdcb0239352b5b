import {
  addTag,
  addTagSystem,
  deleteTagSystems,
  listLabelChoices,
  listTags,
  listTagSystems,
  listTagSystemsByRole,
  mergeTags,
  modifyTag,
  modifyTagSystem,
  pageTagSystems,
  readTagSystem,
  removeTags,
  setCurrentTagSystem,
} from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { labelChoices, labelUses } from '../../labels/index.js';
import { readerOf } from '../../visibility/index.js';
import { tagStore } from './tags.store.js';
import { tagSystemStore } from './tagSystems.store.js';

const tagSystemRoutes = (db: Database): Route[] => {
  const systems = tagSystemStore(db);
  return [
    serve(
      listTagSystemsByRole,
      async ({ query }, { userId }) => (await systems.ofUser(userId, query.roleId)) ?? fail('role_not_found'),
    ),
    serve(setCurrentTagSystem, async ({ query }, { userId }) =>
      (await systems.choose(userId, query.tagSystemId)) ? null : fail('tag_system_not_found'),
    ),
    serve(pageTagSystems, async ({ body }) => ({
      ...(await systems.page(body)),
      current: body.current,
      size: body.size,
    })),
    serve(listTagSystems, () => systems.all()),
    serve(readTagSystem, async ({ params: { id } }) => {
      const { list } = await systems.page({ current: 1, size: 1, id });
      return list[0] ?? fail('tag_system_not_found');
    }),
    serve(addTagSystem, async ({ body }) => ({ id: await systems.add(body) })),
    serve(modifyTagSystem, async ({ body: { id, ...settings } }) =>
      (await systems.modify(id, settings)) ? null : fail('tag_system_not_found'),
    ),
    serve(deleteTagSystems, async ({ query }) => {
      await systems.remove(query.idList);
      return null;
    }),
  ];
};

const tagRoutes = (db: Database): Route[] => {
  const tags = tagStore(db);
  return [
    serve(listLabelChoices, (_input, { userId }) => labelChoices(db, userId)),
    serve(listTags, async ({ query: { tagSystemId } }, actor) => {
      const list = await tags.list(tagSystemId);
      if (list === null) return fail('tag_system_not_found');
      const uses = await labelUses(db, tagSystemId, readerOf(actor));
      return list.map((tag) => {
        const used = uses.get(tag.id);
        return used === undefined ? tag : { ...tag, uses: used };
      });
    }),
    serve(addTag, async ({ body: { tagSystemId, ...settings } }) => ({ id: await tags.add(tagSystemId, settings) })),
    serve(modifyTag, async ({ body: { id, ...settings } }) =>
      (await tags.modify(id, settings)) ? null : fail('tag_not_found'),
    ),
    serve(mergeTags, async ({ body: { goneId, keptId } }) => ({ movedCount: await tags.merge(goneId, keptId) })),
    serve(removeTags, async ({ query }) => {
      await tags.remove(query.idList);
      return null;
    }),
  ];
};

export const labelRoutes = (db: Database): Route[] => [...tagSystemRoutes(db), ...tagRoutes(db)];
