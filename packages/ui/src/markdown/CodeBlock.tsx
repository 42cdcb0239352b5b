import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { markdownWords } from './locale.js';
import { copyText } from '../clipboard/copyText.js';
import type { Token } from './highlighter.js';
import { labelOf, languageOf } from './languages.js';
import { lazyModule } from './lazyModule.js';
import { createPainter, unpainted } from './painter.js';
import { useFollowEnd } from './useFollowEnd.js';
import { useGradual } from './useGradual.js';
import { useSettled } from './useSettled.js';

// It scrolls, so the keyboard must reach it.
const ScrolledCode = styled.pre.attrs({ tabIndex: 0, role: 'group' })``;

const copyIcon = <CopyOutlined aria-hidden />;
const copiedIcon = <CheckOutlined aria-hidden />;

/** Parts drawn in one step. */
const PARTS_AT_ONCE = 40;

const useHighlighter = lazyModule(() => import('./highlighter.js'));

const noTokens: readonly Token[] = [];

/** Lines of code. Their tokens may come later, and for their beginning only. */
const CodePart = memo(({ text, tokens }: { text: string; tokens: readonly Token[] }) => {
  const covered = tokens.reduce((length, token) => length + token.text.length, 0);
  // Of another text they are left over from what stood here before.
  const valid = covered <= text.length && text.startsWith(tokens.map((token) => token.text).join(''));
  return (
    <span className="answer-lines">
      {valid &&
        tokens.map(({ kind, text: words }, index) =>
          kind === null ? (
            words
          ) : (
            <span key={index} className={`hljs-${kind}`}>
              {words}
            </span>
          ),
        )}
      {valid ? text.slice(covered) : text}
    </span>
  );
});
CodePart.displayName = 'CodePart';

export interface CodeBlockProps {
  /** What stands behind the opening fence. */
  info: string;
  /** Lines that can't change any more, in parts. */
  parts: readonly string[];
  /** The lines after them. */
  tail: string;
  /** Still growing. Default false. */
  running?: boolean;
}

const usePainted = (language: string, parts: readonly string[], tail: string) => {
  const highlighter = useHighlighter(language !== '');
  const [painted, setPainted] = useState(unpainted);
  const painter = useMemo(
    () =>
      highlighter?.knowsLanguage(language) === true
        ? createPainter((code, before) => highlighter.highlightPart(language, code, before), setPainted)
        : null,
    [highlighter, language],
  );
  useEffect(() => painter?.read(parts, tail), [painter, parts, tail]);
  useEffect(() => () => painter?.stop(), [painter]);
  return painter === null ? unpainted : painted;
};

/** Code with its language and a button to copy it. Grows by lines: what stands above the last ones is left alone. */
export const CodeBlock = ({ info, parts, tail, running = false }: CodeBlockProps) => {
  const words = useWords(markdownWords);
  const block = useRef<HTMLDivElement>(null);
  const pre = useRef<HTMLPreElement>(null);
  useSettled(block, parts.length > 0);
  const [copied, setCopied] = useState(false);
  const language = languageOf(info);
  const painted = usePainted(language, parts, tail);
  const { follow, onScroll } = useFollowEnd();
  useLayoutEffect(() => {
    if (running && parts.length > 0) follow(pre.current);
  });
  const copy = async (): Promise<void> => {
    setCopied(await copyText([...parts, tail].join('').replace(/\n$/, '')));
  };
  const allowed = useGradual(parts.length + 1, PARTS_AT_ONCE);
  const label = labelOf(info);
  return (
    <div ref={block} className="answer-code">
      <div className="answer-code-head">
        <bdi>{label === '' ? words.code : label}</bdi>
        <button
          type="button"
          aria-label={copied ? words.copied : words.copyCode}
          onClick={() => void copy()}
          onBlur={() => setCopied(false)}
        >
          {copied ? copiedIcon : copyIcon}
          <span aria-hidden="true">{copied ? words.copied : words.copy}</span>
        </button>
      </div>
      <ScrolledCode ref={pre} aria-label={words.codeIn(label)} onScroll={onScroll}>
        <code>
          {[...parts, tail].slice(0, allowed).map((text, index) => (
            <CodePart
              key={index}
              text={text}
              tokens={painted.parts[index] ?? (index === painted.parts.length ? painted.next : noTokens)}
            />
          ))}
        </code>
      </ScrolledCode>
    </div>
  );
};
