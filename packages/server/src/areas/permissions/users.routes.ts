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
import type { AccountRules } from './rights.js';
import { importFrom } from './userImport.js';
import { writeUserTemplate } from './userSheet.js';
import { userAdminStore } from './users.store.js';

const MB = 1024 * 1024;
const SHEET_LIMIT = 5 * MB;

export const userRoutes = (db: Database, rules: AccountRules): Route[] => {
  const users = userAdminStore(db, rules);
  return [
    serve(pageUsers, async ({ body }) => ({ ...(await users.page(body)), current: body.current, size: body.size })),
    serve(listUserNames, ({ query: { keyword = '', idList } }) => users.names(keyword, idList)),
    serve(addUser, async ({ body }, { userId }) => {
      const password = rules.generatePassword(body.account);
      const passwordHash = await rules.hashPassword(password);
      const [id = ''] = await users.addAll(userId, [{ ...body, passwordHash }]);
      return { id, password };
    }),
    serve(updateUser, async ({ body: { id, ...settings } }, { userId }) =>
      (await users.update(userId, id, settings)) ? null : fail('user_not_found'),
    ),
    serve(deleteUser, async ({ query: { id } }, { userId }) => {
      if (id === userId) return fail('own_account');
      return (await users.remove(id)) ? null : fail('user_not_found');
    }),
    serve(stopOrStartUser, async ({ body: { id, enabled } }, { userId }) => {
      if (id === userId) return fail('own_account');
      return (await users.enable(id, enabled)) ? null : fail('user_not_found');
    }),
    serve(resetPassword, async ({ body: { id } }, { userId }) => {
      if (id === userId) return fail('own_account');
      const account = await users.account(id);
      if (account === null) return fail('user_not_found');
      const password = rules.generatePassword(account);
      const changed = await users.setPassword(userId, id, await rules.hashPassword(password));
      return changed ? { password } : fail('user_not_found');
    }),
    serve(downloadUserTemplate, ({ request: { language } }) => ({
      body: writeUserTemplate(language),
      type: XLSX_TYPE,
      name: language === 'en-US' ? 'users.xlsx' : '用户导入模板.xlsx',
    })),
    serve(
      importUsers,
      async ({ query, body: { file }, request: { language, signal } }, { userId }) => {
        if (file.size === 0) return fail('empty_file');
        const source = await sourceOf(file);
        return importFrom({ db, rules, users }, { actorId: userId, source, language, signal, ...query });
      },
      { bodyLimit: SHEET_LIMIT },
    ),
  ];
};
