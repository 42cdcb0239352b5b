import type { KbParamsDetail } from '@console/api/contract';
import { DifferenceView } from '@console/ui/difference-view';
import { Notice } from '@console/ui/states';
import { Button } from 'antd';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { usePromptWords } from './promptWords.js';
import { type Settings, settingsOf, toFields } from './settings.js';

const Area = styled.section`
  display: grid;
  gap: 12px;
  margin-bottom: 24px;
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface PromptConflictProps {
  /** What somebody else has saved meanwhile. */
  params: KbParamsDetail;
  /** What is being edited. */
  mine: Partial<Settings>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else has saved while this was edited: both, side by side, and which of them is to count. */
export const PromptConflict = ({ params, mine, onKeepMine, onTakeTheirs }: PromptConflictProps) => {
  const words = usePromptWords();
  const theirs = useMemo(() => toFields(params, words), [params, words]);
  const ours = useMemo(() => toFields({ ...settingsOf(params), ...mine }, words), [params, mine, words]);
  return (
    <Area aria-label={words.conflict(params.updatedBy, params.version)}>
      <Notice tone="warning">
        {words.conflict(params.updatedBy, params.version)}
        {'。'}
        {words.conflictHelp}
      </Notice>
      <DifferenceView
        label={words.item}
        before={theirs}
        after={ours}
        beforeTitle={words.theirs}
        afterTitle={words.mine}
        height={320}
      />
      <Choice>
        <Button onClick={onKeepMine}>{words.keepMine}</Button>
        <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
      </Choice>
    </Area>
  );
};
