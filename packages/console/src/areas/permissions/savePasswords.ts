import { saveFile } from '@console/api';
import type { ImportedUser } from '@console/api/contract';
import { writeSheet } from '@console/ui/spreadsheet';

/** Offers the accounts and first passwords of new users as a spreadsheet, every cell as plain text. */
export const savePasswords = async (
  users: readonly ImportedUser[],
  words: { fileName: string; password: string },
): Promise<void> => {
  const rows = users.map(({ account, username, password }) => [account, username, password ?? '']);
  const sheet = await writeSheet('users', [['account', 'username', words.password], ...rows]);
  saveFile(sheet, `${words.fileName}.xlsx`);
};
