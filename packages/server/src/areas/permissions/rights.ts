import type { Permission } from '@console/api/contract';
import type { Actor } from '../../http/serve.js';
import { fail } from '../../http/failure.js';

/** A page that a role grants, as the menu shows it. */
export interface GrantedPage {
  readonly id: string;
  readonly href: string;
  /** Platforms of the entry and of the folders above it. */
  readonly platforms: string;
}

export interface RoleRights {
  readonly enabled: boolean;
  readonly pages: readonly GrantedPage[];
  /** What its pages allow, also while the role is stopped. */
  readonly permissions: ReadonlySet<Permission>;
}

export interface UserRights {
  readonly stopped: boolean;
  /** In order. */
  readonly roleIds: readonly string[];
}

/** Who may do what at one moment. Of users with the same roles, one may stand for all. */
export interface Rights {
  readonly roles: ReadonlyMap<string, RoleRights>;
  readonly users: ReadonlyMap<string, UserRights>;
}

/** Who is about to change something, with the roles that count for the call. */
export type RightsActor = Pick<Actor, 'userId' | 'roleIds' | 'viewing'>;

type Permissions = ReadonlySet<Permission>;

const refused = () => fail('beyond_rights');

/** What roles allow, or would if all of them were enabled: that is what counts of those whom somebody wants to change. */
const potential = ({ roles }: Rights, roleIds: readonly string[]): Permissions =>
  new Set(roleIds.flatMap((id) => [...(roles.get(id)?.permissions ?? [])]));

const effective = (rights: Rights, roleIds: readonly string[]): Permissions =>
  potential(
    rights,
    roleIds.filter((id) => rights.roles.get(id)?.enabled === true),
  );

/** What somebody may do right now, by the roles that count for the call. */
export const ownOf = (rights: Rights, { userId, roleIds, viewing }: RightsActor): Permissions => {
  if (viewing !== undefined) return effective(rights, [viewing.id]);
  const user = rights.users.get(userId);
  if (user === undefined || user.stopped) return new Set();
  return effective(
    rights,
    user.roleIds.filter((id) => roleIds.includes(id)),
  );
};

/** Roles that allow, or would if they were enabled, what somebody does not hold. */
export const rolesBeyond = (rights: Rights, actor: RightsActor): string[] => {
  const own = ownOf(rights, actor);
  return [...rights.roles].flatMap(([id, { permissions }]) =>
    [...permissions].every((one) => own.has(one)) ? [] : [id],
  );
};

/**
 * What somebody may do to users, roles and menus: whatever lies within their own rights. Who manages users and roles,
 * and has nobody above, may also hand on what nobody holds; otherwise a page could be lost for ever.
 */
export const standingOf = (rights: Rights, actor: RightsActor) => {
  const own = ownOf(rights, actor);
  const holds = (permissions: Permissions) => [...permissions].every((one) => own.has(one));
  const others = [...rights.users].flatMap(([id, { roleIds }]) => (id === actor.userId ? [] : [roleIds]));
  const above = [...new Map(others.map((roleIds) => [roleIds.join(), roleIds])).values()].filter(
    (roleIds) => !holds(potential(rights, roleIds)),
  );
  const highest = above.length === 0 && own.has('users') && own.has('roles');
  const rolesAbove = new Set(above.flat());

  const within = (permissions: Permissions): boolean => highest || holds(permissions);
  const mayGive = (roleId: string): boolean => within(rights.roles.get(roleId)?.permissions ?? new Set());
  return {
    /** Nobody else holds more: users and roles may be managed without limit. */
    highest,
    /** May be handed on, by a role or by an entry of the menu. */
    within,
    /** The role may be given to somebody. */
    mayGive,
    /** The role may be changed: also none of those who have it holds more. */
    mayChangeRole: (roleId: string): boolean => mayGive(roleId) && !rolesAbove.has(roleId),
    /** The user may be changed, given these roles. Oneself always may: only what one is given is looked at then. */
    mayChangeUser: (userId: string, roleIds: readonly string[] = rights.users.get(userId)?.roleIds ?? []): boolean =>
      userId === actor.userId || within(potential(rights, roleIds)),
  };
};

export type Standing = ReturnType<typeof standingOf>;

/** Throws `beyond_rights` where a change has to wait for somebody with more rights. */
export const mustBe = (allowed: boolean): void => {
  if (!allowed) throw refused();
};

const sameRole = (one: RoleRights | undefined, other: RoleRights | undefined): boolean => {
  const shape = (role: RoleRights | undefined) =>
    JSON.stringify(role && [role.enabled, role.pages.map(({ id, href, platforms }) => [id, href, platforms])]);
  return shape(one) === shape(other);
};

const sameUser = (one: UserRights | undefined, other: UserRights | undefined): boolean =>
  one?.stopped === other?.stopped && one?.roleIds.join() === other?.roleIds.join();

/**
 * The one rule for every change of users, roles and menus, whatever call makes it: what was changed, and what it became,
 * lies within the rights that its maker had before; people give themselves nothing that they do not hold. Throws
 * `beyond_rights`.
 */
export const judge = (before: Rights, after: Rights, actor: RightsActor): void => {
  const standing = standingOf(before, actor);
  for (const id of new Set([...before.roles.keys(), ...after.roles.keys()])) {
    const [former, latter] = [before.roles.get(id), after.roles.get(id)];
    if (sameRole(former, latter)) continue;
    if (former !== undefined) mustBe(standing.mayChangeRole(id));
    if (latter !== undefined) mustBe(standing.within(latter.permissions));
  }
  for (const id of new Set([...before.users.keys(), ...after.users.keys()])) {
    const [former, latter] = [before.users.get(id), after.users.get(id)];
    if (sameUser(former, latter)) continue;
    if (former !== undefined) mustBe(standing.mayChangeUser(id));
    const roleIds = latter?.roleIds ?? [];
    const given = id === actor.userId ? roleIds.filter((role) => former?.roleIds.includes(role) !== true) : roleIds;
    mustBe(standing.within(potential(after, given)));
  }
};

/** What each of those who can sign in may do. */
const active = (rights: Rights): Permissions[] =>
  [...rights.users.values()].flatMap(({ stopped, roleIds }) => (stopped ? [] : [effective(rights, roleIds)]));

const hasHighest = (rights: Rights): boolean => {
  // Two of those with the same roles are enough to ask each of them about the others.
  const users = new Map<string, UserRights>();
  const seen = new Map<string, number>();
  for (const [id, user] of rights.users) {
    const key = `${user.stopped} ${user.roleIds.join()}`;
    const count = seen.get(key) ?? 0;
    if (count < 2) users.set(id, user);
    seen.set(key, count + 1);
  }
  return [...users].some(([userId, { roleIds }]) => standingOf({ ...rights, users }, { userId, roleIds }).highest);
};

/**
 * Throws `last_administrator` where nobody could manage users and roles any more, and `nobody_above` where nobody could
 * manage all of them any more.
 */
export const keepAdministrators = (before: Rights, after: Rights): void => {
  if (!active(after).some((own) => own.has('users') && own.has('roles'))) throw fail('last_administrator');
  if (hasHighest(before) && !hasHighest(after)) throw fail('nobody_above');
};
