/** `{id}` of the route table is `:id` for the router. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
