import { fileName, saveFile } from '@console/base';
import type { Endpoint, FileEndpoint, Input } from '../contract/endpoint.js';
import type { CallOptions, Client } from './createClient.js';

/** `name`, with `.xlsx` where it isn't there yet, and without what file systems refuse. */
export const spreadsheetName = (name: string): string => {
  const safe = fileName(name);
  return /\.xlsx$/i.test(safe) ? safe : `${safe === '' ? 'download' : safe}.xlsx`;
};

/**
 * Downloads a spreadsheet and offers it to the reader as `name`. Rejects with `ApiError`, also where the server answers
 * an error in place of the file; nothing is saved then.
 */
export const saveSpreadsheet = async <P, Q, B, R>(
  client: Client,
  entry: FileEndpoint<P, Q, B, R>,
  input: Input<Endpoint<P, Q, B, R>>,
  { name, ...options }: CallOptions & { name: string },
): Promise<void> => saveFile(await client.download(entry, input, options), spreadsheetName(name));
