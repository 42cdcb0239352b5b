import { generateSlides } from '@console/api/contract';
import { useMemo } from 'react';
import { areaWords } from '../locale/areaWords.js';
import { type ToolPlace, useTools } from '../navigation/toolHref.js';
import { useUser } from '../session/UserContext.js';
import { usePermitted } from '../session/usePermitted.js';

const useWords = areaWords({ make: '做成演示文稿' }, { make: 'Make slides' });

export interface SlidesEntry {
  /** "做成演示文稿" */
  label: string;
  /** Opens the page on which slides are made of this: an own answer or conversation, a document, a plan, or a span of days. */
  open: (source: Omit<ToolPlace, 'id'>) => void;
}

/** The way from something to slides of it; undefined where the tool that makes them is not there for this reader. */
export const useSlidesEntry = (): SlidesEntry | undefined => {
  const words = useWords();
  const permitted = usePermitted(generateSlides);
  const { openTools = ['ppt'] } = useUser();
  const { embedded, openTool } = useTools();
  // Without the shell nobody's menus are known: there the tools beside this one are.
  const isOpen = openTools.includes('ppt') && (permitted || embedded);
  return useMemo(
    () => (isOpen ? { label: words.make, open: (source) => openTool({ ...source, id: 'ppt', new: 1 }) } : undefined),
    [isOpen, words, openTool],
  );
};
