import { usePageBusinessPlans } from '@console/api/hooks/businessPlans';
import { usePageDocuments } from '@console/api/hooks/documents';
import { mapAsync } from '@console/base';
import { FormField, type SelectOption, useRules } from '@console/ui/forms';
import { useMakingWords } from './makingWords.js';
import { RecordSelect } from './RecordSelect.js';
import { useSearch } from './useSearch.js';
import { useTakeTitle } from './useTakeTitle.js';

export interface SourceFieldProps {
  /** The name of what the address says. */
  known: SelectOption | undefined;
}

/** Which document of a base. */
export const DocumentFields = ({ known }: SourceFieldProps) => {
  const words = useMakingWords();
  const rules = useRules();
  const takeTitle = useTakeTitle();
  const { input, onSearch } = useSearch();
  const found = mapAsync(usePageDocuments({ ...input, status: 'ready' }).state, ({ list }) =>
    list.map(({ id, name }) => ({ value: id, label: name })),
  );
  return (
    <FormField name="documentId" label={words.document} rules={[rules.chosen(words.document)]}>
      <RecordSelect what={words.documents} found={found} known={known} onSearch={onSearch} onPick={takeTitle} />
    </FormField>
  );
};

/** Which business plan. */
export const PlanFields = ({ known }: SourceFieldProps) => {
  const words = useMakingWords();
  const rules = useRules();
  const takeTitle = useTakeTitle();
  const { input, onSearch } = useSearch();
  const found = mapAsync(usePageBusinessPlans(input).state, ({ list }) =>
    list.map(({ id, title }) => ({ value: id, label: title })),
  );
  return (
    <FormField name="planId" label={words.plan} rules={[rules.chosen(words.plan)]}>
      <RecordSelect what={words.plans} found={found} known={known} onSearch={onSearch} onPick={takeTitle} />
    </FormField>
  );
};
