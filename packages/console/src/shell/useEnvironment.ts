import { useReadAppConfig } from '@console/api/hooks/account';
import { useCoreWords } from '../locale/coreWords.js';

/** What this installation is, where it is not the real thing, as its pages say it. */
export const useEnvironment = (): string | undefined => {
  const { app } = useCoreWords();
  const { data } = useReadAppConfig({});
  if (data?.demo === true) return app.demo;
  return data?.testHost === true ? app.testHost : undefined;
};
