/**
 * How any change of users, roles and menus may end. `beyond_rights`: it concerns somebody who holds more than the
 * caller, or hands on what the caller does not hold. `last_administrator`: nobody could manage users and roles any more.
 * `nobody_above`: nobody could manage all of them any more.
 */
export const rightsFailures = { beyond_rights: 403, last_administrator: 409, nobody_above: 409 } as const;
