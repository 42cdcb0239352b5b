import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { type ComponentProps, useRef, useState } from 'react';
import type { Components } from 'react-markdown';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { copyText } from './copyText.js';
import { CitationChip, ClaimedWords } from './Citation.js';
import { safeHref, safeImage } from './links.js';

// They scroll sideways, so the keyboard must reach them.
const ScrolledCode = styled.pre.attrs({ tabIndex: 0 })``;
const ScrolledTable = styled.div.attrs({ tabIndex: 0, role: 'group' })``;

const Link = ({ href, children }: ComponentProps<'a'>) => {
  const address = safeHref(href);
  return address === null ? (
    children
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
};

const Picture = ({ src, alt }: ComponentProps<'img'>) => {
  const words = useWords('markdown');
  const address = typeof src === 'string' ? src : undefined;
  const own = safeImage(address, document.baseURI);
  if (own !== null) return <img src={own} alt={alt ?? ''} loading="lazy" referrerPolicy="no-referrer" />;
  return <Link href={address}>{alt === undefined || alt === '' ? words.picture : alt}</Link>;
};

const Code = ({ children }: ComponentProps<'pre'>) => {
  const words = useWords('markdown');
  const pre = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    setCopied(await copyText(pre.current?.textContent ?? ''));
  };
  return (
    <div className="answer-code">
      <ScrolledCode ref={pre} aria-label={words.code}>
        {children}
      </ScrolledCode>
      <button
        type="button"
        aria-label={copied ? words.copied : words.copyCode}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        {copied ? <CheckOutlined /> : <CopyOutlined />}
      </button>
    </div>
  );
};

const Table = ({ children }: ComponentProps<'table'>) => {
  const words = useWords('markdown');
  return (
    <ScrolledTable className="answer-table" aria-label={words.table}>
      <table>{children}</table>
    </ScrolledTable>
  );
};

const Box = ({ checked }: ComponentProps<'input'>) => {
  const words = useWords('markdown');
  return (
    <input
      type="checkbox"
      checked={checked === true}
      readOnly
      disabled
      aria-label={checked ? words.done : words.open}
    />
  );
};

const numbers = (value: unknown): number[] => String(value).split(' ').map(Number);

/** How the elements of an answer are drawn. An answer's headings stand under the page's own. */
export const components: Components = {
  a: ({ href, children }) => <Link href={href}>{children}</Link>,
  img: ({ src, alt }) => <Picture src={src} alt={alt} />,
  pre: ({ children }) => <Code>{children}</Code>,
  table: ({ children }) => <Table>{children}</Table>,
  input: ({ checked }) => <Box checked={checked} />,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  cite: ({ node }) => <CitationChip n={Number(node?.properties['dataN'])} />,
  mark: ({ node, children }) => <ClaimedWords ns={numbers(node?.properties['dataNs'])}>{children}</ClaimedWords>,
};
