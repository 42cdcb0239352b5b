import { type ReactNode, use } from 'react';
import { type Navigate, PageLink } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { pageWords } from './locale.js';
import { type Crumb, PagePlace } from './PagePlace.js';
import { Actions, Count, Foot, Frame, Head, Place, Scroll } from './PageFrame.styles.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface PageFrameProps extends RootProps<HTMLDivElement> {
  /** The page's name: its `h1`, the last crumb. */
  title: string;
  /** What the page lies in, outermost first, inside the `PagePlace` around it. */
  crumbs?: readonly Crumb[];
  /** Called in the place of following a crumb. */
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
  ...root
}: PageFrameProps) => {
  const words = useWords(pageWords);
  const { attributes, narrow } = useRoom(root.ref, { least: 768 });
  const withoutTags = tags === undefined;
  const place = [...use(PagePlace), ...crumbs];
  // A folder is often named after its first page, and nobody needs to read that twice.
  const trail = place.filter(({ label }, index) => label !== (place[index + 1]?.label ?? title));
  return (
    <RoomContext value={narrow}>
      <Frame {...rootProps(root)} {...attributes} data-page-frame="">
        <Head data-bare={actions === undefined && withoutTags}>
          <Place data-bare={withoutTags}>
            {trail.length > 0 && (
              <nav aria-label={words.crumbs}>
                <ol>
                  {trail.map(({ label, href }) => (
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
    </RoomContext>
  );
};
