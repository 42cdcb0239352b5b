import { formatDateTime, lookUp } from '@console/base';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { ExportWord } from '../export-word/ExportWord.js';
import { JobProgress } from '../job-progress/JobProgress.js';
import { useWords } from '../locale/useWords.js';
import { AnswerMarkdown, type AnswerMarkdownProps } from '../markdown/AnswerMarkdown.js';
import { metricWords } from '../metric/locale.js';
import { dayName } from '../metric/periodName.js';
import { Segments } from '../segments/Segments.js';
import { Notice } from '../states/Notice.js';
import { figurePicture } from './figurePicture.js';
import { analysisReportWords } from './locale.js';
import { ReportEditor } from './ReportEditor.js';
import { ReportFigure } from './ReportFigure.js';
import { Figures } from './ReportFigure.styles.js';
import { reportMarkdown } from './reportMarkdown.js';
import { ReportVersions } from './ReportVersions.js';
import type { ReportViewProps } from './ReportView.js';
import { Aside, Bar, Facts, Nothing, Text } from './ReportView.styles.js';
import type { ShownReport } from './types.js';

export interface ReportSheetProps extends Omit<ReportViewProps, 'report'> {
  report: ShownReport;
}

const Standing = ({ report }: { report: ShownReport }) => {
  const words = useWords(analysisReportWords);
  const { status, progress, content, reportName, failure } = report;
  if (status === 'failed') {
    return (
      <Notice tone={content === '' ? 'error' : 'warning'} title={content === '' ? words.failed : words.failedKept}>
        {failure}
      </Notice>
    );
  }
  if (status === 'waiting') return <JobProgress name={reportName} job={{ status: 'waiting' }} />;
  if (status !== 'running') return null;
  const stage = content === '' ? words.stages.running : words.stages.rewriting;
  return <JobProgress name={reportName} job={{ status: 'running', stage, percent: progress }} />;
};

/** A report that has come: how it stands, its figures, its words, and what they were before. */
export const ReportSheet = (props: ReportSheetProps) => {
  const { report, onSave, versions, onVersions, hrefOf, onNavigate } = props;
  const words = useWords(analysisReportWords);
  const forMetrics = useWords(metricWords);
  const [active, setActive] = useState<number | null>(null);
  const [editing, setEditing] = useState<{ content: string; version: number }>();
  const [shown, setShown] = useState<'words' | 'versions'>('words');
  const places = useRef(new Map<number, HTMLElement>());
  const { figures, content, status, version } = report;
  const settled = status === 'done' || (status === 'failed' && content !== '');
  const references = useMemo(
    () => figures.map(({ number, metricName }) => ({ n: number, documentName: metricName, positions: [] })),
    [figures],
  );
  const cite: AnswerMarkdownProps['onCite'] = ({ n, via }) => {
    setActive(n);
    if (via !== 'click') return;
    const figure = places.current.get(n);
    figure?.scrollIntoView({ block: 'nearest' });
    figure?.focus({ preventScroll: true });
  };
  const show = (next: 'words' | 'versions') => {
    setShown(next);
    if (next === 'versions') onVersions?.();
  };
  const facts = [
    words.span(dayName(report.startTime), dayName(report.endTime)),
    lookUp(words.periods, report.period, report.period),
    ...(content === '' ? [] : [report.writtenByModel ? words.byModel : words.byFigures, words.version(version)]),
    words.changed(report.createdBy, formatDateTime(report.updateTime)),
  ];

  return (
    <>
      <Bar>
        <Facts>
          {facts.join(' · ')}
          {report.wish !== '' && <span>{words.wish(report.wish)}</span>}
        </Facts>
        {settled && editing === undefined && (
          <>
            {versions && (
              <Segments
                label={words.show}
                value={shown}
                options={[
                  { value: 'words', label: words.words },
                  { value: 'versions', label: words.versions },
                ]}
                onChange={show}
              />
            )}
            {onSave && shown === 'words' && (
              <Button onClick={() => setEditing({ content, version })}>{words.edit}</Button>
            )}
            <ExportWord
              title={report.reportName}
              markdown={() => Promise.resolve(reportMarkdown(report, words, forMetrics))}
              loadPicture={(address) => figurePicture(address, places.current, figures)}
            />
          </>
        )}
      </Bar>
      {status !== 'done' && (
        <Aside>
          <Standing report={report} />
        </Aside>
      )}
      {figures.length > 0 && (
        <Figures aria-label={words.figures}>
          {figures.map((figure) => (
            <ReportFigure
              key={figure.number}
              ref={(element) => {
                if (element) places.current.set(figure.number, element);
                return () => void places.current.delete(figure.number);
              }}
              figure={figure}
              period={report.period}
              active={active === figure.number}
              href={hrefOf?.(figure)}
              onNavigate={onNavigate}
              onReach={() => setActive(figure.number)}
            />
          ))}
        </Figures>
      )}
      {editing && onSave ? (
        <ReportEditor
          content={editing.content}
          figures={figures}
          onSave={(text) => onSave({ content: text, version: editing.version })}
          onClose={() => setEditing(undefined)}
        />
      ) : shown === 'versions' && versions ? (
        <ReportVersions versions={versions} current={version} onSave={onSave} />
      ) : content === '' ? (
        status === 'done' && <Nothing>{words.empty}</Nothing>
      ) : (
        <Text data-old={settled ? undefined : ''}>
          <AnswerMarkdown text={content} references={references} activeCitation={active} onCite={cite} />
        </Text>
      )}
    </>
  );
};
