import { useReadAppConfig } from '@console/api/hooks/account';

/** Until the server has said what it takes. */
const USUAL = 200 * 1024 * 1024;

/** Bytes of the largest file that the server takes. */
export const useUploadLimit = (): number => useReadAppConfig({}).data?.maxUploadBytes ?? USUAL;
