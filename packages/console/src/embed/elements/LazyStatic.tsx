import { lazyPart, loadPart } from '@console/ui/on-demand';

/** In the place of the reader of finished texts. */
export const StaticMarkdown = lazyPart(async () => ({
  default: (await loadPart(() => import('@console/ui/markdown'))).StaticMarkdown,
}));
