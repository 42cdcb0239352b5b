import type { AnalysisReportDetail } from '@console/api/contract';
import { useModifyAnalysisReport } from '@console/api/hooks/analysisReports';
import { useMessage } from '@console/ui/provider';
import { NameField } from '../../forms/fields.js';
import { FormDialog } from '../../forms/FormDialog.js';
import { useDictionary } from '../../locale/useDictionary.js';
import type { OpenRecord } from '../../navigation/useRecord.js';
import { useReportWords } from './reportWords.js';

interface RenameReportProps {
  record: OpenRecord;
  /** Undefined while it is not known. */
  report: AnalysisReportDetail | undefined;
}

/** Gives a report another name. */
export const RenameReport = ({ record, report }: RenameReportProps) => {
  const words = useReportWords();
  const { form } = useDictionary();
  const message = useMessage();
  const { run: modify } = useModifyAnalysisReport();
  const isOpen = report !== undefined && record.id === report.id;
  return (
    <FormDialog<{ reportName: string }>
      recordKey={isOpen ? report.id : undefined}
      title={words.rename}
      verb={form.save}
      initial={{ reportName: report?.reportName ?? '' }}
      edit={record}
      onSubmit={async ({ reportName }) => {
        if (report === undefined) return;
        await modify({ id: report.id, reportName: reportName.trim(), version: report.version }, { quiet: true });
        message.success(words.saved);
      }}
      onClose={record.close}
    >
      <NameField name="reportName" label={words.name} />
    </FormDialog>
  );
};
