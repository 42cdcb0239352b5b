import type { Endpoint, FieldsSchema } from '@console/api/contract';
import { allEndpoints, type NamedEndpoint } from '@console/api/contract/all';
import * as z from 'zod/mini';

export { permissionsOf } from '../areas/account/grants.js';

/** Every call of the contract that changes users, roles, menus, or what is bound to a role. */
export const rightsCalls: readonly NamedEndpoint[] = allEndpoints.filter(
  ({ entry: { kind, needs, path } }) =>
    kind === 'write' &&
    (['users', 'roles', 'menus', 'labelSystems'].includes(needs) ||
      /\/(?:sys(?:User|Role|Permission)\w*|tag)\//.test(path)),
);

/** What a call may be about: ids and addresses to choose from. */
export interface Pool {
  readonly users: string[];
  readonly roles: string[];
  readonly menus: string[];
  readonly hrefs: readonly string[];
  /** Of the role with an id, for a spreadsheet. */
  readonly roleName: (id: string) => string;
}

let made = 0;

/** Chooses by a list of numbers, one after the other: the same numbers make the same choices. */
export const chooser = (dice: readonly number[]) => {
  let at = 0;
  const roll = (): number => dice[at++ % dice.length] ?? 0;
  const one = <T>(list: readonly T[]): T | undefined => list[roll() % list.length];
  const some = <T>(list: readonly T[], most: number): T[] =>
    Array.from({ length: 1 + (roll() % most) }, () => one(list)).flatMap((item) => (item === undefined ? [] : [item]));
  return { roll, one, some };
};

type Chooser = ReturnType<typeof chooser>;

const unique = (): string => {
  made += 1;
  return `r${made}`;
};
const phone = (): string => String(13_000_000_000 + (made += 1));

/** What stands in a field, by its name. A field that is not here fails the search: say what it may hold. */
const values: Readonly<Record<string, (choose: Chooser, pool: Pool, path: string) => unknown>> = {
  id: ({ one }, { users, roles }, path) => one(path.includes('/sysUser/') ? users : roles),
  roleId: ({ one }, { roles }) => one(roles),
  roleIds: ({ some }, { roles }) => some(roles, 2),
  addIds: ({ some }, { users }) => some(users, 2),
  removeIds: ({ some }, { users }) => some(users, 2),
  permissionId: ({ one }, { menus }) => one(menus),
  permissionIds: ({ some }, { menus }) => some(menus, 3),
  parentId: ({ one }, { menus }) => one(menus),
  idList: ({ some }, { menus }) => some(menus, 2),
  href: ({ roll, one }, { hrefs }) => (roll() % 2 === 0 ? one(hrefs) : `/${unique()}`),
  platform: ({ one }) => one(['', 'CDP']),
  enabled: ({ roll }) => roll() % 2 === 0,
  account: unique,
  username: () => '王芳',
  name: unique,
  code: unique,
  phoneNumber: phone,
  email: () => `${unique()}@example.com`,
  department: () => '竞赛部',
  description: () => '说明',
  icon: () => 'Book',
  orderNum: ({ roll }) => roll() % 100,
  tagSystemId: () => 'nobody',
  keptId: () => 'nobody',
  goneId: () => 'nobody',
  tagSystemIds: () => [],
  oldPassword: () => 'not the password',
  newPassword: () => 'Another-Word-8',
  dryRun: () => false,
  fromRow: () => 1,
  toRow: () => 100,
  file: ({ one }, { roles, roleName }) =>
    new File(
      [
        `账号,用户名,手机号,邮箱,角色\n${unique()},王芳,${phone()},${unique()}@example.com,${roleName(one(roles) ?? '')}`,
      ],
      'a.csv',
    ),
};

const fieldsOf = (schema: FieldsSchema<unknown> | undefined): [string, z.core.$ZodType][] =>
  Object.entries(schema?._zod.def.shape ?? {});

/** A valid call, made up of what is in the pool. */
export const inputFor = ({ params, query, body, path }: Endpoint, choose: Chooser, pool: Pool): object =>
  Object.fromEntries(
    [params, query, body].flatMap((part) =>
      fieldsOf(part).flatMap(([name, schema]): [string, unknown][] => {
        const value = values[name];
        if (value === undefined) {
          if (schema instanceof z.core.$ZodOptional) return [];
          throw new Error(`${path}: say in rightsCalls.ts what "${name}" may hold`);
        }
        if (schema instanceof z.core.$ZodOptional && choose.roll() % 2 === 0) return [];
        return [[name, value(choose, pool, path)]];
      }),
    ),
  );
