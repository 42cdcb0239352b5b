import { saveFile } from '@console/api';
import type { ImportedUser } from '@console/api/contract';
import { loadPart } from '@console/ui/on-demand';

/** Offers the accounts and first passwords of new users as a spreadsheet, every cell as plain text. */
export const savePasswords = async (
  users: readonly ImportedUser[],
  words: { fileName: string; password: string },
): Promise<void> => {
  const { utils, write } = await loadPart(() => import('xlsx'));
  const rows = users.map(({ account, username, password }) => [account, username, password ?? '']);
  const sheet = utils.aoa_to_sheet([['account', 'username', words.password], ...rows]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'users');
  const data: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  saveFile(new Blob([data]), `${words.fileName}.xlsx`);
};
