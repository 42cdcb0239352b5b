import { Skeleton } from './PagePreview.styles.js';

const lines = Array.from({ length: 12 }, (_, index) => index);

/** Lines where the words of a page will stand. Fills its parent. */
export const PageSkeleton = () => (
  <Skeleton aria-hidden="true">
    {lines.map((line) => (
      <span key={line} />
    ))}
  </Skeleton>
);
