import { type Permission, type Route, routes } from '@console/api/contract';
import { permissionsOf } from '../areas/account/grants.js';
import { assistantDomains } from '../areas/assistants/domains.js';

const table: readonly Route[] = Object.values(routes);

/** Menu leaves that together grant all of the permissions: one page for each, the one that grants least. */
export const hrefsGranting = (permissions: readonly Permission[]): string[] => {
  const leaves = table
    .filter(({ access, detailOf }) => access === 'menu' && detailOf === undefined)
    .map(({ path }) => path.replace('{id}', assistantDomains[0]?.slug ?? ''))
    .toSorted((a, b) => permissionsOf([a]).size - permissionsOf([b]).size);
  return permissions.map((permission) => {
    const leaf = leaves.find((href) => permissionsOf([href]).has(permission));
    if (leaf === undefined) throw new Error(`no page grants ${permission}`);
    return leaf;
  });
};
