import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from './Link.js';

// No picture is loaded by a text that somebody else wrote: its words stand in its place.
const components: Components = {
  a: ({ href = '', children }) => (
    <Link href={href} words={typeof children === 'string' ? children : ''}>
      {children}
    </Link>
  ),
  img: ({ alt }) => alt,
};

const plugins = [remarkGfm];

/** Markdown as elements. HTML in it is left out. */
export const renderStatic = (text: string) => (
  <ReactMarkdown remarkPlugins={plugins} components={components} skipHtml>
    {text}
  </ReactMarkdown>
);
