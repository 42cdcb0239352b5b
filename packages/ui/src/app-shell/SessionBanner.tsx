import { useWords } from '../locale/useWords.js';
import { shellWords } from './locale.js';
import { Notice } from '../states/Notice.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface SessionBannerProps extends RootProps<HTMLDivElement> {
  /** `foreign`: another platform's user is at work. `role`: the console is looked at as a role sees it, read only. */
  kind: 'foreign' | 'role';
  /** Of the user, or of the role. */
  name: string;
  /** The one way out. */
  onLeave: () => void;
}

/** Says over the sheet whose eyes the console is seen with, for as long as that is not the reader's own account. */
export const SessionBanner = ({ kind, name, onLeave, ...root }: SessionBannerProps) => {
  const words = useWords(shellWords);
  const foreign = kind === 'foreign';
  return (
    <Notice
      {...rootProps(root)}
      tone={foreign ? 'info' : 'warning'}
      role="status"
      action={{ label: foreign ? words.leaveForeign : words.leaveView, onClick: onLeave }}
    >
      {foreign ? words.foreign(name) : words.viewing(name)}
    </Notice>
  );
};
