import type { ReactNode } from 'react';
import { PageLink } from '../link/PageLink.js';
import { OpenWord } from './table.styles.js';

export interface RowNameProps {
  index: number;
  /** The address of the row's own page. */
  href: string | undefined;
  /** Opens the row at that place. Left out, the address is followed, or the name is only a name. */
  open: ((index: number) => void) | undefined;
  children: ReactNode;
}

/** What stands in the first column: a link or a button where the row opens. */
export const RowName = ({ index, href, open, children }: RowNameProps) => {
  if (href !== undefined) {
    return (
      <PageLink href={href} data-opens="" {...(open && { onNavigate: () => open(index) })}>
        {children}
      </PageLink>
    );
  }
  if (!open) return children;
  return (
    <OpenWord type="button" data-opens="" onClick={() => open(index)}>
      {children}
    </OpenWord>
  );
};
