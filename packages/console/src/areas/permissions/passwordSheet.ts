import type { ImportedUser } from '@console/api/contract';
import { writeSheet, type WriteSheetOptions } from '@console/ui/spreadsheet';

/** The accounts and first passwords of new users as a spreadsheet, every cell as plain text. */
export const passwordSheet = (
  users: readonly ImportedUser[],
  words: { password: string },
  writing: WriteSheetOptions,
): Promise<Blob> => {
  const rows = users.map(({ account, username, password }) => [account, username, password ?? '']);
  return writeSheet('users', [['account', 'username', words.password], ...rows], writing);
};
