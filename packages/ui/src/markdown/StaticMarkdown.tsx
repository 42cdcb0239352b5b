import { memo } from 'react';
import { styled } from 'styled-components';
import { Prose } from './AnswerMarkdown.styles.js';
import { lazyModule } from './lazyModule.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

const useRenderer = lazyModule(() => import('./renderStatic.js'));

/** Longer texts stand as they were written. Characters. */
const MAX_LENGTH = 20_000;

const Text = styled(Prose)`
  font-size: inherit;
  line-height: inherit;

  > * + * {
    margin-top: 8px;
  }
`;

const Plain = styled(Text)`
  white-space: pre-line;
`;

export interface StaticMarkdownProps extends RootProps<HTMLDivElement> {
  /** Markdown that is whole: an assistant's welcome, a passage of a document. */
  text: string;
}

/**
 * Markdown that does not grow and cites nothing. What draws it is fetched when it is first needed; until then, and where
 * it can't be had, the text stands as it was written.
 */
export const StaticMarkdown = memo(({ text, ...root }: StaticMarkdownProps) => {
  const renderer = useRenderer(text.length <= MAX_LENGTH);
  return renderer === undefined ? (
    <Plain {...rootProps(root)}>{text}</Plain>
  ) : (
    <Text {...rootProps(root)}>{renderer.renderStatic(text)}</Text>
  );
});
StaticMarkdown.displayName = 'StaticMarkdown';
