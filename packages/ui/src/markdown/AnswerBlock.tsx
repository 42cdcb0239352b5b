import { memo, useMemo } from 'react';
import { CodeBlock } from './CodeBlock.js';
import { FootnoteText } from './Footnote.js';
import { MarkdownBlock } from './MarkdownBlock.js';
import type { Block } from './block.js';
import { TableBlock } from './TableBlock.js';

const opening = /^( {0,3})(`+|~+)(.*)$/;
const closingPerhaps = /(^|\n) {0,3}[`~]+$/;

type FenceProps = Pick<Block, 'head' | 'parts' | 'tail'> & { running: boolean };

/** Code between fences at the top level. */
const FenceBlock = memo(({ head, parts, tail, running }: FenceProps) => {
  const [, indent = '', , info = ''] = opening.exec(head) ?? [];
  const lines = running ? tail.replace(closingPerhaps, '$1') : tail;
  const unindented = useMemo(() => {
    if (indent === '') return { parts, tail: lines };
    const pattern = new RegExp(`^ {1,${indent.length}}`, 'gm');
    return { parts: parts.map((part) => part.replace(pattern, '')), tail: lines.replace(pattern, '') };
  }, [indent, parts, lines]);
  // The language may still be half written.
  const known = !running || parts.length > 0 || tail !== '';
  return <CodeBlock info={known ? info : ''} {...unindented} running={running} />;
});
FenceBlock.displayName = 'FenceBlock';

const trailingLines = /\n+$/;
const indentOfNote = /^ {1,4}/gm;

/** A block of whatever kind. */
export const AnswerBlock = memo(({ block, running, known }: { block: Block; running: boolean; known: string }) => {
  const { kind, head, parts, links, continues } = block;
  switch (kind) {
    case 'code':
      return <FenceBlock head={head} parts={parts} tail={block.tail} running={running} />;
    case 'table':
      return <TableBlock head={head} parts={parts} tail={block.tail} links={links} known={known} running={running} />;
    case 'definition':
      return null;
    default: {
      // Blank lines come before it is known whether they end the block: they must not change it.
      const text = block.tail.replace(trailingLines, '');
      const content = (
        <MarkdownBlock
          text={kind === 'footnote' ? text.replace(indentOfNote, '') : text}
          links={links}
          running={running}
          known={known}
          continues={continues}
        />
      );
      return kind === 'footnote' ? <FootnoteText label={head}>{content}</FootnoteText> : content;
    }
  }
});
AnswerBlock.displayName = 'AnswerBlock';
