import { DeleteOutlined, EditOutlined, RedoOutlined } from '@ant-design/icons';
import { type AnalysisReportDetail, addMetric } from '@console/api/contract';
import {
  useListReportVersions,
  useModifyAnalysisReport,
  useReadAnalysisReport,
  useRemoveAnalysisReports,
  useRewriteAnalysisReport,
} from '@console/api/hooks/analysisReports';
import { ready } from '@console/base';
import { ReportView } from '@console/ui/analysis-report';
import { useMessage } from '@console/ui/provider';
import { useState } from 'react';
import { HeadButton } from '../../actions/HeadButton.js';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { DetailPage } from '../../details/DetailPage.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useRecord } from '../../navigation/useRecord.js';
import { usePermitted } from '../../session/usePermitted.js';
import { Body, Unseen } from './metrics.styles.js';
import { RenameReport } from './RenameReport.js';
import { isUnfinished } from './reportStatus.js';
import { useReportWords } from './reportWords.js';

/** Milliseconds between two looks while it is being written. */
const INTERVAL = 1500;

interface ReportActionsProps {
  report: AnalysisReportDetail;
  onRename: () => void;
}

const ReportActions = ({ report, onRename }: ReportActionsProps) => {
  const words = useReportWords();
  const act = useAction();
  const remove = useRemove();
  const [, set] = useQueryState();
  const { run: rewrite } = useRewriteAnalysisReport();
  const { run: removeReports } = useRemoveAnalysisReports();
  const { id, reportName } = report;
  const onRewrite = () =>
    act({
      ask: { title: words.rewriteTitle(reportName), text: words.rewriteText, verb: words.rewrite },
      run: () => rewrite({ id }),
      done: words.rewriting,
    });
  const onRemove = async () => {
    const gone = await remove({
      title: words.removeTitle(reportName),
      text: words.removeText,
      run: () => removeReports({ idList: [id] }),
      done: words.removed,
    });
    if (gone) set({ id: undefined });
  };
  const unfinished = isUnfinished(report);
  return (
    <>
      <HeadButton label={words.rename} icon={<EditOutlined />} disabled={unfinished} onClick={onRename} />
      <HeadButton
        label={words.rewrite}
        icon={<RedoOutlined />}
        disabled={unfinished}
        onClick={() => void onRewrite()}
      />
      <HeadButton label={words.remove} icon={<DeleteOutlined />} onClick={() => void onRemove()} />
    </>
  );
};

/** The words of a report beside its figures. */
const ReportBody = ({ report }: { report: AnalysisReportDetail }) => {
  const words = useReportWords();
  const message = useMessage();
  const { follow } = useAddress();
  const manages = usePermitted(addMetric);
  const { run: modify } = useModifyAnalysisReport();
  const [asked, setAsked] = useState(false);
  const versions = useListReportVersions(asked ? { id: report.id } : null);
  const onSave = async (change: { content: string; version: number }) => {
    await modify({ id: report.id, ...change }, { quiet: true });
    message.success(words.saved);
  };
  return (
    <ReportView
      report={ready(report)}
      onSave={onSave}
      versions={versions.state}
      onVersions={() => setAsked(true)}
      {...(manages && { hrefOf: ({ metricId }) => linkTo('metricsDetails', { id: metricId }) })}
      onNavigate={follow}
    />
  );
};

/** One report, while it is being written and from then on. */
export const ReportDetail = ({ id }: { id: string }) => {
  const words = useReportWords();
  const record = useRecord('report name');
  const { state, data } = useReadAnalysisReport(
    { id },
    { refreshEvery: (report) => (report && isUnfinished(report) ? INTERVAL : 0) },
  );
  return (
    <DetailPage
      title={words.title}
      titleOf={({ reportName }) => reportName}
      parent={{ title: words.title, route: 'analysisReport', back: words.back }}
      item={state}
      what={words.what}
      gone={words.gone}
      none={words.gone}
      renderActions={(report) => <ReportActions report={report} onRename={() => void record.show(report.id)} />}
      beside={<RenameReport record={record} report={data} />}
    >
      {(report) => (
        <Body>
          <Unseen>{words.what}</Unseen>
          <ReportBody report={report} />
        </Body>
      )}
    </DetailPage>
  );
};
