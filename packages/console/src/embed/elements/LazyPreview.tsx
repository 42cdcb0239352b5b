import { lazyPart, loadPart } from '@console/ui/on-demand';
import type { PagePreviewProps } from '@console/ui/page-preview';
import { Skeletons } from '@console/ui/states';

/** In the place of the page preview beside an answer: it comes with the first citation that is opened. */
export const PagePreview = lazyPart<PagePreviewProps>(
  async () => ({ default: (await loadPart(() => import('@console/ui/page-preview'))).PagePreview }),
  { waiting: <Skeletons shape="text" /> },
);
