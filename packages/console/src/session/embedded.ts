/** Real paths at which the page may be framed by other portals. Each opens only the route of its own name. */
const embeddable = ['/expAI', '/expAITool', '/expKnowledgeBase'] as const;

/** The route this document is confined to, or null where it is the whole console. */
export const confinedTo = (): string | null => embeddable.find((path) => location.pathname === path) ?? null;

/** Sends a confined document to its own route, whatever the hash says. */
export const confineToPath = (): void => {
  const own = confinedTo();
  if (own === null) return;
  const path = location.hash.slice(1).split('?')[0] ?? '';
  if (path === own || path.startsWith(`${own}/`)) return;
  history.replaceState(history.state, '', `${location.pathname}#${own}${location.search}`);
};
