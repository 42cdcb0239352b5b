import {
  addUser,
  deleteUser,
  downloadUserTemplate,
  importUsers,
  listUserNames,
  pageUsers,
  resetPassword,
  stopOrStartUser,
  updateUser,
} from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { sourceOf } from '../../files/source.js';
import { XLSX_TYPE } from '../../spreadsheets/index.js';
import { type AccountRules, readStanding } from './rights.store.js';
import { importFrom } from './userImport.js';
import { writeUserTemplate } from './userSheet.js';
import { userAdminStore } from './users.store.js';

const MB = 1024 * 1024;
const SHEET_LIMIT = 5 * MB;

export const userRoutes = (db: Database, rules: AccountRules): Route[] => {
  const users = userAdminStore(db, rules);
  return [
    serve(pageUsers, async ({ body }, actor) => ({
      ...(await users.page(body, await readStanding(db, rules, actor))),
      current: body.current,
      size: body.size,
    })),
    serve(listUserNames, async ({ query: { keyword = '', idList } }, actor) =>
      users.names(keyword, idList, await readStanding(db, rules, actor)),
    ),
    serve(addUser, async ({ body }, actor) => {
      const password = rules.generatePassword(body.account);
      const passwordHash = await rules.hashPassword(password);
      const [id = ''] = await users.addAll(actor, [{ ...body, passwordHash }]);
      return { id, password };
    }),
    serve(updateUser, async ({ body: { id, ...settings } }, actor) =>
      (await users.update(actor, id, settings)) ? null : fail('user_not_found'),
    ),
    serve(deleteUser, async ({ query: { id } }, actor) => {
      if (id === actor.userId) return fail('own_account');
      return (await users.remove(actor, id)) ? null : fail('user_not_found');
    }),
    serve(stopOrStartUser, async ({ body: { id, enabled } }, actor) => {
      if (id === actor.userId) return fail('own_account');
      return (await users.enable(actor, id, enabled)) ? null : fail('user_not_found');
    }),
    serve(resetPassword, async ({ body: { id } }, actor) => {
      if (id === actor.userId) return fail('own_account');
      const account = await users.account(id);
      if (account === null) return fail('user_not_found');
      const password = rules.generatePassword(account);
      const changed = await users.setPassword(actor, id, await rules.hashPassword(password));
      return changed ? { password } : fail('user_not_found');
    }),
    serve(downloadUserTemplate, ({ request: { language } }) => ({
      body: writeUserTemplate(language),
      type: XLSX_TYPE,
      name: language === 'en-US' ? 'users.xlsx' : '用户导入模板.xlsx',
    })),
    serve(
      importUsers,
      async ({ query, body: { file }, request: { language, signal } }, actor) => {
        if (file.size === 0) return fail('empty_file');
        const source = await sourceOf(file);
        return importFrom({ db, rules, users }, { actor, source, language, signal, ...query });
      },
      { bodyLimit: SHEET_LIMIT },
    ),
  ];
};
