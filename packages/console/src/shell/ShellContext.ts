import { createContext, type ReactNode, use, useEffect } from 'react';

export interface Shell {
  /** Folds the sidebar for now, because the page needs the room; what the reader chose stays remembered. */
  foldSidebar: () => void;
  /** What the top bar of the mobile form shows for the page: null gives back the menu entry's name and no tools. */
  setPageHead: (head: { title: string; tools?: ReactNode } | null) => void;
}

const nothing: Shell = { foldSidebar: () => undefined, setPageHead: () => undefined };

export const ShellContext = createContext<Shell>(nothing);

/** The frame around this page. */
export const useShell = (): Shell => use(ShellContext);

/** Names the page in the top bar of the mobile form, with its own buttons there, for as long as it is open. */
export const usePageHead = (title: string, tools?: ReactNode): void => {
  const { setPageHead } = useShell();
  useEffect(() => {
    setPageHead({ title, tools });
    return () => setPageHead(null);
  }, [setPageHead, title, tools]);
};
