import { lazyPart } from '@console/ui/on-demand';

/** In the place of the reader of finished texts. */
export const StaticMarkdown = lazyPart(async () => ({
  default: (await import('@console/ui/markdown')).StaticMarkdown,
}));
