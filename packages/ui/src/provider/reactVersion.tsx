import { useEffect, version } from 'react';

/** The oldest React that has everything these widgets are written with. */
const OLDEST = [19, 2] as const;

/** True for a React that lacks what these widgets are written with. */
export const isTooOld = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
};

/** Whether the page's own React is too old. */
export const reactIsTooOld = isTooOld(version);

const needed = OLDEST.join('.');

export interface OldReactProps {
  /** The page's React, as it names itself. Default: its own. */
  found?: string;
}

/**
 * Stands where widgets would fail one after another: says in the page and in the console what to do. Written with what
 * every React has.
 */
export const OldReact = ({ found = version }: OldReactProps) => {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- whoever builds the page looks there first
    console.error(
      `@console/ui needs React ${needed} or later, and this page has ${found}. ` +
        `Update react and react-dom, or show the console's own pages in a frame: they bring their React along.`,
    );
  }, [found]);
  return (
    <p role="alert">
      {`此处内容需要 React ${needed} 或更高版本，当前页面是 ${found}。`}
      <span lang="en">{` This part of the page needs React ${needed} or later; the page has ${found}.`}</span>
    </p>
  );
};
