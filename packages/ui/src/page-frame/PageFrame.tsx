import type { ReactNode } from 'react';
import { type Navigate, PageLink } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { pageWords } from './locale.js';
import { Actions, Count, Foot, Frame, Head, Place, Scroll } from './PageFrame.styles.js';

export interface Crumb {
  label: string;
  /** As it stands in the address bar. Left out for a folder without a page. */
  href?: string;
}

export interface PageFrameProps {
  /** The page's name: its `h1`, the last crumb. */
  title: string;
  /** What the page lies in, outermost first. */
  crumbs?: readonly Crumb[];
  onNavigate?: Navigate;
  /** How many there are, beside the title. */
  count?: ReactNode;
  /** Beside the title. */
  tags?: ReactNode;
  /** At the right, one primary at most, last. */
  actions?: ReactNode;
  /** A row that stays at the foot of the sheet. */
  footer?: ReactNode;
  /** Gets a flex column that scrolls by itself. */
  children: ReactNode;
  className?: string;
}

/**
 * A page on the sheet: a head of 56, content that scrolls inside, and what a side drawer is placed in. In the mobile
 * form the shell's top bar names the page, so only actions and tags are drawn.
 */
export const PageFrame = ({
  title,
  crumbs = [],
  onNavigate,
  count,
  tags,
  actions,
  footer,
  children,
  className,
}: PageFrameProps) => {
  const words = useWords(pageWords);
  const withoutTags = tags === undefined;
  return (
    <Frame className={className} data-page-frame="">
      <Head data-bare={actions === undefined && withoutTags}>
        <Place data-bare={withoutTags}>
          {crumbs.length > 0 && (
            <nav aria-label={words.crumbs}>
              <ol>
                {crumbs.map(({ label, href }) => (
                  <li key={label}>
                    {href === undefined ? (
                      label
                    ) : (
                      <PageLink href={href} onNavigate={onNavigate}>
                        {label}
                      </PageLink>
                    )}
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <h1>{title}</h1>
          {count !== undefined && <Count>{count}</Count>}
          {tags}
        </Place>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Head>
      <Scroll>{children}</Scroll>
      {footer !== undefined && <Foot>{footer}</Foot>}
    </Frame>
  );
};
