import { AnswerMarkdown, type CitedPassage } from '@console/ui/markdown';
import type { ReactNode } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Streamdown } from 'streamdown';
import { rehypeKatex, remarkMath } from './plugins.js';

const passages: readonly CitedPassage[] = [1, 2, 3, 4].map((n) => ({
  n,
  documentName: '篮球竞赛规则（2024 版）.pdf',
  positions: [[46 + n, 82, 712, 301, 523]],
}));

/** Draws a text that may still grow. */
export type Peer = (text: string, running: boolean) => ReactNode;

const math = { name: 'katex', type: 'math', remarkPlugin: remarkMath, rehypePlugin: rehypeKatex } as const;
const remark = [remarkGfm, remarkMath];
const rehype = [rehypeKatex];

/**
 * All read GFM and formulas. Ours also finds citations and the sentences they stand for, and highlights code, which the
 * others leave plain here: without a highlighter they have less to do.
 */
export const peers = {
  ours: (text, running) => <AnswerMarkdown text={text} running={running} references={passages} />,
  streamdown: (text, running) => (
    <Streamdown mode={running ? 'streaming' : 'static'} isAnimating={running} plugins={{ math }}>
      {text}
    </Streamdown>
  ),
  reactMarkdown: (text) => (
    <Markdown remarkPlugins={remark} rehypePlugins={rehype}>
      {text}
    </Markdown>
  ),
} satisfies Record<string, Peer>;
