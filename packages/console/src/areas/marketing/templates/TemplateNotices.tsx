import { FormNotice } from '../../../forms/FormNotice.js';
import type { TemplateRow } from './templateKind.js';
import { useTemplateWords } from './templateWords.js';

interface TemplateNoticesProps {
  /** Undefined: a new one. */
  row: TemplateRow | undefined;
  /** Somebody saved the same template meanwhile. */
  overtaken: boolean;
  onTakeTheirs: () => void;
}

/** What whoever changes a template should know before. */
export const TemplateNotices = ({ row, overtaken, onTakeTheirs }: TemplateNoticesProps) => {
  const words = useTemplateWords();
  if (overtaken)
    return (
      <FormNotice tone="warning" action={{ label: words.takeTheirs, onClick: onTakeTheirs }}>
        {words.overtaken}
      </FormNotice>
    );
  if (row === undefined) return null;
  if (row.state === 'rejected')
    return <FormNotice tone="error">{words.rejected(row.reviewedBy, row.reviewWords)}</FormNotice>;
  if (row.state === 'waiting') return <FormNotice tone="info">{words.waitingText}</FormNotice>;
  if (row.state === 'approved') return <FormNotice tone="info">{words.approvedText}</FormNotice>;
  return row.usableVersion === null ? null : <FormNotice tone="info">{words.draftOver(row.usableVersion)}</FormNotice>;
};
