import type { InsuranceQuestion } from '@console/api/contract';
import { useReadInsurance, useStreamInsurance } from '@console/api/hooks/insurance';
import { type Async, mapAsync } from '@console/base';

/** A question as far as it has come, followed while it is at work. Null: none is shown, and it stays on its way. */
export const useShownQuestion = (id: string | null): Async<InsuranceQuestion> => {
  const { state, data } = useReadInsurance(id === null ? null : { id });
  const { answer } = useStreamInsurance(data?.status === 'running' ? id : null);
  return mapAsync(state, (question) => answer ?? question);
};
