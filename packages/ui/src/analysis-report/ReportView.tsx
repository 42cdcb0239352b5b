import type { Async } from '@console/base';
import { useWords } from '../locale/useWords.js';
import type { Navigate } from '../link/PageLink.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/AsyncView.js';
import { Skeletons } from '../states/Skeletons.js';
import { analysisReportWords } from './locale.js';
import { ReportSheet } from './ReportSheet.js';
import { Root } from './ReportView.styles.js';
import type { ShownFigure, ShownReport, ShownReportVersion } from './types.js';

export interface ReportViewProps extends RootProps<HTMLDivElement> {
  /** The report, as far as it has come. */
  report: Async<ShownReport>;
  /**
   * Its words were changed, or an earlier text is to hold again; `version` is the one that was changed. The editor waits for
   * the promise, and keeps what was typed where it rejects. Left out, they are only read.
   */
  onSave?: ((change: { content: string; version: number }) => Promise<unknown>) | undefined;
  /** The texts that it had, newest first. Left out, there is no history. */
  versions?: Async<readonly ShownReportVersion[]> | undefined;
  /** The history was opened: load it. */
  onVersions?: (() => void) | undefined;
  /** The address of a figure's metric. Undefined, or left out: it is only named. */
  hrefOf?: ((figure: ShownFigure) => string | undefined) | undefined;
  /** Called in the place of following a link. */
  onNavigate?: Navigate | undefined;
}

/** A report written from figures: each sentence leads to the figure that it is about. */
export const ReportView = (props: ReportViewProps) => {
  const { report, onSave, versions, onVersions, hrefOf, onNavigate, ...root } = props;
  const words = useWords(analysisReportWords);
  return (
    <Root {...rootProps(root)}>
      <AsyncView value={report} what={words.report} skeleton={<Skeletons shape="text" count={12} />}>
        {(ready) => (
          <ReportSheet
            report={ready}
            onSave={onSave}
            versions={versions}
            onVersions={onVersions}
            hrefOf={hrefOf}
            onNavigate={onNavigate}
          />
        )}
      </AsyncView>
    </Root>
  );
};
