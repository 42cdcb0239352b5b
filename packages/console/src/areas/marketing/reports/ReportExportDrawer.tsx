import { REPORT_EXPORT_DAYS } from '@console/api/contract';
import { useBeginReportExport, useListReportExports } from '@console/api/hooks/marketing/reportExports';
import { SubmitButton } from '@console/ui/button';
import { SideDrawer } from '@console/ui/dialog';
import { AsyncView, Notice } from '@console/ui/states';
import { useState } from 'react';
import { useSubmission } from '../../../forms/useSubmission.js';
import { isGoing, ReportExportItem } from './ReportExportItem.js';
import { Exports, ExportScope, Kept } from './reports.styles.js';
import { useReportWords } from './reportWords.js';
import type { ReportView } from './useReportView.js';

/** Milliseconds between looks at files that are being written. */
const LOOKS_AGAIN = 1000;

interface ReportExportDrawerProps {
  view: ReportView;
  /** What the plan and template are called that it is narrowed to. */
  names: { plan: string; template: string };
}

/** What is shown as a spreadsheet: what is exported now, and what was these days. */
export default function ReportExportDrawer({ view, names }: ReportExportDrawerProps) {
  const words = useReportWords();
  const { exporting, exports, filter, channel, planId, templateId } = view;
  const begin = useBeginReportExport();
  const { problem, submit, forget } = useSubmission();
  const files = useListReportExports(exporting ? {} : null, {
    refreshEvery: (list) => (list?.some(isGoing) ? LOOKS_AGAIN : 0),
  });
  // The one that was begun here is saved by itself once it is there.
  const [wanted, setWanted] = useState<string>();
  const [from, to] = [filter.startTime.slice(0, 10), filter.endTime.slice(0, 10)];
  const close = () => {
    forget();
    setWanted(undefined);
    exports(false);
  };
  const onExport = () =>
    submit(async () => {
      const { id } = await begin.run({ ...filter, fileName: words.fileName(from, to) }, { quiet: true });
      setWanted(id);
    });
  const facts: readonly (readonly [string, string])[] = [
    [words.time, words.span(from, to)],
    [words.channel, channel === undefined ? words.all : words.channels[channel]],
    ...(planId === undefined ? [] : [[words.plan, names.plan || planId] as const]),
    ...(templateId === undefined ? [] : [[words.template, names.template || templateId] as const]),
  ];
  return (
    <SideDrawer
      open={exporting}
      title={words.exports}
      onClose={close}
      footer={<SubmitButton onClick={onExport}>{words.exportNow}</SubmitButton>}
    >
      <ExportScope>
        {facts.map(([term, said]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </ExportScope>
      <Kept>{words.kept(REPORT_EXPORT_DAYS)}</Kept>
      {problem && <Notice tone="error">{problem.message}</Notice>}
      <AsyncView value={files.state} what={words.exports}>
        {(list) => (
          <Exports aria-label={words.exports}>
            {list.map((one) => (
              <ReportExportItem key={one.id} one={one} saves={one.id === wanted} onSaved={() => setWanted(undefined)} />
            ))}
          </Exports>
        )}
      </AsyncView>
    </SideDrawer>
  );
}
