import { chunkNumber } from '@console/base';
import { Button } from 'antd';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { SideDrawer } from '../dialog/index.js';
import type { DifferenceText } from '../difference-view/types.js';
import { useWords } from '../locale/useWords.js';
import { lazyPart } from '../on-demand/lazyPart.js';
import { Skeletons } from '../states/index.js';
import { type ChunkHints, type ChunkItem, hintsOf } from './chunk.js';
import type { ChunkDraft } from './chunkDraft.js';
import { chunkWords } from './locale.js';

const Difference = lazyPart(() => import('./ChunkDifference.js'), {
  waiting: <Skeletons shape="text" count={6} />,
});

const Part = styled.section`
  margin-top: 16px;

  h3 {
    margin: 0 0 8px;
    font-size: 14px;
  }
`;

export interface ChunkConflictProps {
  open: boolean;
  /** What somebody else has saved meanwhile. */
  chunk: ChunkItem;
  /** What is being written. */
  draft: ChunkDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two people changed one chunk: what each of them did to it, and whose text counts. */
export const ChunkConflict = ({ open, chunk, draft, onKeepMine, onTakeTheirs, onClose }: ChunkConflictProps) => {
  const words = useWords(chunkWords);
  const { baseHints, hints, base, text } = draft;
  const parts = useMemo(() => {
    const fields = (content: string, of: ChunkHints): DifferenceText => [
      { key: 'content', label: words.content, value: content },
      { key: 'tags', label: words.hints.tags, value: of.tags.join('\n') },
      { key: 'questions', label: words.hints.questions, value: of.questions.join('\n') },
      { key: 'keywords', label: words.hints.keywords, value: of.keywords.join('\n') },
    ];
    const none = hintsOf({});
    return {
      before: fields(base, baseHints ?? none),
      theirs: fields(chunk.content, hintsOf(chunk)),
      mine: fields(text, hints ?? none),
    };
  }, [base, baseHints, chunk, hints, text, words]);
  return (
    <SideDrawer
      open={open}
      title={words.conflict(chunkNumber(chunk.index))}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
          <Button type="primary" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <p>{words.conflictText}</p>
      {(['theirs', 'mine'] as const).map((side) => (
        <Part key={side} aria-label={words[side]}>
          <h3>{words[side]}</h3>
          <Difference
            label={words[side]}
            before={parts.before}
            after={parts[side]}
            beforeTitle={words.before}
            afterTitle={words[side]}
            defaultLayout="inline"
            height={280}
          />
        </Part>
      ))}
      <p>{words.keepHelp}</p>
    </SideDrawer>
  );
};
