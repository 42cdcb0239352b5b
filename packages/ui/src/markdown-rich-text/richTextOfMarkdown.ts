import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { cleanRichText } from '../rich-text/cleanRichText.js';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).freeze();

/** Markdown as HTML that the editor takes. HTML in it is left out, and so is a picture of a foreign host. */
export const richTextOfMarkdown = (markdown: string): string =>
  cleanRichText(String(processor.processSync(markdown))).trim();
