/** Real paths at which the page may be framed by other portals. Each opens only the routes of its own name. */
const embeddable = ['/expAI', '/expAITool', '/expKnowledgeBase'] as const;

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The routes this document is confined to, or null where it is the whole console. */
export const confinedTo = (): string | null => embeddable.find((folder) => isWithin(location.pathname, folder)) ?? null;

/** Where a document that is confined goes instead of a path outside of it; null where the path may be opened. */
export const confine = (path: string): string | null => {
  const own = confinedTo();
  return own === null || isWithin(path, own) ? null : own;
};

/** Sends a confined document to its own route, whatever the hash says. */
export const confineToPath = (): void => {
  const path = location.hash.slice(1).split('?')[0] ?? '';
  if (confine(path) === null) return;
  // The server looks at the key in the address to know who may frame the document, when it is loaded anew as well.
  const key = new URLSearchParams(location.search).get('key');
  const kept = key === null ? '' : `?key=${encodeURIComponent(key)}`;
  history.replaceState(history.state, '', `${location.pathname}${kept}#${location.pathname}${location.search}`);
};

/** Origins whose pages may frame this document, as the server names them beside its own. */
export const embedders = (): readonly string[] => {
  const told = document.querySelector<HTMLMetaElement>('meta[name="embed-origins"]')?.content ?? '';
  return [location.origin, ...told.split(' ').filter((origin) => origin.startsWith('http'))];
};
