import { FormNotice } from '../../../forms/FormNotice.js';
import type { TemplateRow } from './templateKind.js';
import { useTemplateWords } from './templateWords.js';

interface TemplateNoticesProps {
  /** Undefined: a new one. */
  row: TemplateRow | undefined;
}

/** What whoever changes a template should know before. */
export const TemplateNotices = ({ row }: TemplateNoticesProps) => {
  const words = useTemplateWords();
  if (row === undefined) return null;
  if (row.state === 'rejected')
    return <FormNotice tone="error">{words.rejected(row.reviewedBy, row.reviewWords)}</FormNotice>;
  if (row.state === 'waiting') return <FormNotice tone="info">{words.waitingText}</FormNotice>;
  if (row.state === 'approved') return <FormNotice tone="info">{words.approvedText}</FormNotice>;
  return row.usableVersion === null ? null : <FormNotice tone="info">{words.draftOver(row.usableVersion)}</FormNotice>;
};
