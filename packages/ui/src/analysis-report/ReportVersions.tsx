import { type Async, lookUp, mapAsync, ready } from '@console/base';
import { useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { messageOf } from '../states/messageOf.js';
import type { ShownVersion } from '../version-history/types.js';
import { VersionHistory } from '../version-history/VersionHistory.js';
import { analysisReportWords } from './locale.js';
import type { ReportViewProps } from './ReportView.js';
import { History } from './ReportView.styles.js';
import type { ShownReportVersion } from './types.js';

export interface ReportVersionsProps {
  versions: Async<readonly ShownReportVersion[]>;
  current: number;
  onSave: ReportViewProps['onSave'];
}

/** The texts that a report had: one to look at, two to compare, one to bring back. */
export const ReportVersions = ({ versions, current, onSave }: ReportVersionsProps) => {
  const words = useWords(analysisReportWords);
  const [shown, setShown] = useState<ShownVersion | null>(null);
  const [problem, setProblem] = useState<string>();
  const all = versions.state === 'ready' ? versions.data : [];
  const textOf = (id: string | undefined) => ready(all.find(({ version }) => String(version) === id)?.content ?? '');
  const restore = async (id: string) => {
    const content = all.find(({ version }) => String(version) === id)?.content;
    if (!onSave || content === undefined) return;
    setProblem(undefined);
    try {
      await onSave({ content, version: current });
    } catch (error) {
      setProblem(messageOf(error, words.notSaved));
    }
  };
  return (
    <History>
      <VersionHistory
        versions={mapAsync(versions, (list) => ({
          list: list.map(({ version, by, changedBy, time }) => ({
            id: String(version),
            number: version,
            at: time,
            by: changedBy,
            note: lookUp(words.by, by, words.by.other),
          })),
          total: list.length,
        }))}
        currentId={String(current)}
        shown={shown}
        onShownChange={setShown}
        text={textOf(shown?.id)}
        comparedText={textOf(shown?.comparedWith)}
        {...(onSave && { onRestore: restore })}
        {...(problem !== undefined && { problem: { code: 'report', message: problem } })}
      />
    </History>
  );
};
