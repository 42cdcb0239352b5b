import { ApiError } from '@console/api';
import { useUploadSlidePicture } from '@console/api/hooks/slides';
import type { SlidePage } from '@console/base/slides';
import { useState } from 'react';

/** Stores a picture for a page and puts it there; what was described before is described still. */
export const usePicture = (id: string, onStored: (page: SlidePage) => void) => {
  const { run, running } = useUploadSlidePicture();
  const [problem, setProblem] = useState<string>();
  return {
    uploading: running,
    problem,
    upload: async (page: SlidePage, file: File): Promise<void> => {
      setProblem(undefined);
      try {
        const { fileId, width, height } = await run({ id, file }, { quiet: true });
        onStored({ ...page, picture: { fileId, width, height, alt: page.picture?.alt ?? '' } });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.message);
      }
    },
  };
};
