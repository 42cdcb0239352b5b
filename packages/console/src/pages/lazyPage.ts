import { loadPart } from '@console/ui/on-demand';
// oxlint-disable-next-line no-restricted-imports
import { type ComponentType, lazy } from 'react';

/** Loads a page's component when it is first opened; given up after 120 s, with `ChunkLoadError`. */
export const lazyPage =
  <P>(load: () => Promise<{ default: ComponentType<P> }>) =>
  async () => ({ Component: (await loadPart(load)).default });

/**
 * A page as a component. Where it does not arrive it throws `ChunkLoadError`, so it belongs into the boundary of its
 * tab, or where nothing else stands that could be lost. Everything smaller is a `lazyPart`.
 */
export const pageComponent = <P>(load: () => Promise<{ Component: ComponentType<P> }>) =>
  lazy(async () => ({ default: (await load()).Component }));
