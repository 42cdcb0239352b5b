import { ApiError } from '@console/api';
import { useCallback, useState } from 'react';

/**
 * Runs what a form sends and keeps why it failed, to be shown above the fields. Answers whether it went through.
 */
export const useSubmission = () => {
  const [problem, setProblem] = useState<ApiError>();
  const submit = useCallback(async (send: () => Promise<unknown>): Promise<boolean> => {
    setProblem(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
      return false;
    }
  }, []);
  const forget = useCallback(() => setProblem(undefined), []);
  return { problem, submit, forget };
};
