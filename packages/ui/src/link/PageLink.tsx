import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';

/** Called with its address for a plain click on a link to a page of the product. */
export type Navigate = (href: string) => void;

export interface PageLinkProps extends ComponentProps<'a'> {
  /** The real address, as it stands in the address bar: opening it in a new tab works. */
  href: string;
  /** Left out, the browser follows the address. */
  onNavigate?: Navigate;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

// Hovering adds no specificity: wherever a link stands, that place may say how it looks.
const Anchor = styled.a`
  color: ${(p) => p.theme.link};
  text-decoration: none;

  &:where(:hover) {
    text-decoration: underline;
  }
`;

/** A real link. A plain click becomes an event; everything else (new tab, new window) stays the browser's. */
export const PageLink = ({ href, onNavigate, onClick, children, ...rest }: PageLinkProps) => (
  <Anchor
    {...rest}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      if (onNavigate === undefined || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      onNavigate(href);
    }}
  >
    {children}
  </Anchor>
);
