import { useMemo } from 'react';
import { css, styled } from 'styled-components';
import { useHydrated } from '../hydrated/useHydrated.js';
import { tokens } from '../theme/tokens.js';
import { cleanRichText } from './cleanRichText.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

/** How rich text looks, read or written. */
export const richTextStyles = css`
  color: ${tokens.text};
  font-size: 14px;
  line-height: 24px;
  overflow-wrap: anywhere;

  > :first-child {
    margin-top: 0;
  }

  > :last-child {
    margin-bottom: 0;
  }

  p {
    margin: 0 0 8px;
  }

  img {
    max-width: 100%;
    height: auto;
  }

  a {
    color: ${tokens.link};
    text-decoration: underline;
  }

  blockquote {
    margin: 8px 0;
    padding-left: 12px;
    border-left: 3px solid ${tokens.line};
    color: ${tokens.text2};
  }

  table {
    border-collapse: collapse;
  }

  td,
  th {
    padding: 4px 8px;
    border: 1px solid ${tokens.line};
  }
`;

const Body = styled.div`
  ${richTextStyles}
`;

export interface RichTextProps extends RootProps<HTMLDivElement> {
  /** HTML from anywhere: it is cleaned before it is drawn. */
  html: string;
}

/** Rich text to read. What cleans it needs a browser: on a server its place stays empty. */
export const RichText = ({ html, ...root }: RichTextProps) => {
  const hydrated = useHydrated();
  const clean = useMemo(() => (hydrated ? cleanRichText(html) : ''), [hydrated, html]);
  // oxlint-disable-next-line react/no-danger -- cleaned in the line above
  return <Body {...rootProps(root)} dangerouslySetInnerHTML={{ __html: clean }} />;
};
