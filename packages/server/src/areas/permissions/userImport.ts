import type { ImportedUser } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import type { FileSource } from '../../files/source.js';
import { fail } from '../../http/failure.js';
import type { Language } from '../../http/messages.js';
import type { RightsActor } from './rights.js';
import { type AccountRules, readStanding } from './rights.store.js';
import { type RefusedRow, readUserSheet, refusedRow, type SheetUser } from './userSheet.js';
import type { NewUser, UserAdminStore } from './users.store.js';

export interface ImportRequest {
  readonly actor: RightsActor;
  readonly source: FileSource;
  readonly language: Language;
  /** Says what would happen, and changes nothing. */
  readonly dryRun: boolean;
  /** First and last row that count, as the spreadsheet counts. Default: all. */
  readonly fromRow?: number;
  readonly toRow?: number;
  readonly signal?: AbortSignal;
}

/** Most users that one call adds: each first password takes a while to hash. */
const MOST_AT_ONCE = 200;

export interface ImportDeps {
  readonly db: Database;
  readonly rules: AccountRules;
  readonly users: UserAdminStore;
}

interface Taken {
  account: string;
  phoneNumber: string;
  email: string;
}

const takenBy = (db: Queryable, users: readonly SheetUser[]): Promise<Taken[]> =>
  db.query<Taken>(sql`
    select lower(account) as account, phone_number as "phoneNumber", lower(email) as email from users
    where lower(account) = any(${users.map(({ account }) => account.toLowerCase())}::text[])
      or phone_number = any(${users.map(({ phoneNumber }) => phoneNumber)}::text[])
      or lower(email) = any(${users.map(({ email }) => email.toLowerCase())}::text[])
  `);

const rolesNamed = async (db: Queryable, names: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db.query<{ id: string; name: string }>(
    sql`select id, name from roles where name = any(${[...new Set(names)]}::text[])`,
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
};

/**
 * Adds the users of a spreadsheet, all together or none, each with a generated password; rows that can't be taken are
 * told with their reason. Takes over the bytes. Throws the contract's reasons for spreadsheets.
 */
export const importFrom = async (deps: ImportDeps, request: ImportRequest) => {
  const { actor, source, language, dryRun, fromRow = 0, toRow = Number.MAX_SAFE_INTEGER } = request;
  const counts = ({ row }: { row: number }) => row >= fromRow && row <= toRow;
  const whole = await readUserSheet(source, language, request.signal);
  const sheet = { users: whole.users.filter(counts), refused: whole.refused.filter(counts) };
  const taken = await takenBy(deps.db, sheet.users);
  const accounts = new Set(taken.map(({ account }) => account));
  const phones = new Set(taken.map(({ phoneNumber }) => phoneNumber));
  const emails = new Set(taken.map(({ email }) => email));
  const roles = await rolesNamed(
    deps.db,
    sheet.users.flatMap(({ roleNames }) => roleNames),
  );
  const standing = await readStanding(deps.db, deps.rules, actor);
  const tooHigh = new Set([...roles.values()].filter((id) => !standing.mayGive(id)));
  const refused: RefusedRow[] = [...sheet.refused];
  const accepted: { user: SheetUser; roleIds: string[] }[] = [];
  for (const user of sheet.users) {
    const refuse = (problem: Parameters<typeof refusedRow>[1], role = '') =>
      refused.push(refusedRow(user.row, problem, language, { role }));
    const unknown = user.roleNames.find((name) => !roles.has(name));
    const roleIds = user.roleNames.flatMap((name) => roles.get(name) ?? []);
    const forbidden = user.roleNames.find((name) => tooHigh.has(roles.get(name) ?? ''));
    if (accounts.has(user.account.toLowerCase())) refuse('account_taken');
    else if (phones.has(user.phoneNumber)) refuse('phone_taken');
    else if (emails.has(user.email.toLowerCase())) refuse('email_taken');
    else if (unknown !== undefined) refuse('role_not_found', unknown);
    else if (forbidden !== undefined) refuse('not_permitted', forbidden);
    else accepted.push({ user, roleIds });
  }

  if (!dryRun && accepted.length > MOST_AT_ONCE) throw fail('too_many_rows', { values: { count: MOST_AT_ONCE } });
  const added: ImportedUser[] = [];
  const users: NewUser[] = [];
  for (const { user, roleIds } of accepted) {
    const password = dryRun ? null : deps.rules.generatePassword(user.account);
    added.push({ row: user.row, account: user.account, username: user.username, password });
    if (password !== null) {
      const { account, username, phoneNumber, email, department } = user;
      const passwordHash = await deps.rules.hashPassword(password);
      users.push({ account, username, phoneNumber, email, department, roleIds, passwordHash });
    }
  }
  if (!dryRun) await deps.users.addAll(actor, users);
  return { added, refused: refused.toSorted((a, b) => a.row - b.row).map((row) => ({ ...row })) };
};
