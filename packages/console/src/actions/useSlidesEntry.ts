import { generateSlides } from '@console/api/contract';
import { useMemo } from 'react';
import { areaWords } from '../locale/areaWords.js';
import { type ToolPlace, useTools } from '../navigation/toolHref.js';
import { usePermitted } from '../session/usePermitted.js';

const useWords = areaWords({ make: '做成演示文稿' }, { make: 'Make slides' });

export interface SlidesEntry {
  /** "做成演示文稿" */
  label: string;
  /** Opens the page on which slides are made of this: an own answer or conversation, a document, a plan, or a span of days. */
  open: (source: Omit<ToolPlace, 'id'>) => void;
}

/** The way from something to slides of it; undefined where this reader makes none. */
export const useSlidesEntry = (): SlidesEntry | undefined => {
  const words = useWords();
  const permitted = usePermitted(generateSlides);
  const { openTool } = useTools();
  return useMemo(
    () => (permitted ? { label: words.make, open: (source) => openTool({ ...source, id: 'ppt', new: 1 }) } : undefined),
    [permitted, words, openTool],
  );
};
