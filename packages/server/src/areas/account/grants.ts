import { type Permission, type Route, routes } from '@console/api/contract';

const table: readonly Route[] = Object.values(routes);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True where `href` is an address of the page, with any single part in the place of a `{parameter}`. */
const opens = (href: string, { path }: Route): boolean => {
  if (!path.includes('{')) return href === path;
  const pattern = path
    .split(/\{\w+\}/)
    .map(escaped)
    .join('[^/]+');
  return new RegExp(`^${pattern}$`).test(href);
};

/** What the holder of these menu leaves may call: what their pages grant, and the pages that belong to those. */
export const permissionsOf = (leafHrefs: readonly string[]): ReadonlySet<Permission> => {
  const pages = table.filter((route) => route.access === 'menu' && leafHrefs.some((href) => opens(href, route)));
  const details = table.filter(({ detailOf }) => pages.some(({ path }) => path === detailOf));
  return new Set([...pages, ...details].flatMap(({ grants }) => grants ?? []));
};
