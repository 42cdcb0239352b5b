import { ApiError, saveFile } from '@console/api';
import type { ImportedUser } from '@console/api/contract';
import { useDownloadUserTemplate, useImportUsers } from '@console/api/hooks/users';
import { FileExport } from '@console/ui/export-word';
import { type ImportRow, ImportWizard, rowsSheet } from '@console/ui/import-wizard';
import { useState } from 'react';
import { attempt } from '../../actions/attempt.js';
import { passwordSheet } from './passwordSheet.js';
import { useUserWords } from './userWords.js';

const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.message;
  throw error;
};

/** No answer came, from the server itself: it may have added them, with passwords that nobody knows. */
const isLost = (error: unknown): boolean => error instanceof ApiError && [0, 502, 504].includes(error.status);

export interface ImportUsersDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Adds users from a spreadsheet, and hands out their first passwords, which nobody can look up again. */
export const ImportUsersDrawer = ({ open, onClose }: ImportUsersDrawerProps) => {
  const { import: words } = useUserWords();
  const template = useDownloadUserTemplate();
  const users = useImportUsers();
  // What may stand in them is the server's to say.
  const fields = Object.entries(words.columns).map(([key, [label = key, ...synonyms]]) => ({
    key,
    label,
    synonyms,
    required: key !== 'department',
  }));
  const [added, setAdded] = useState<readonly ImportedUser[]>([]);
  const [saved, setSaved] = useState(0);

  // Two rows may have the same phone: who mends one of them mends both.
  const check = async ({ all, signal }: { all: readonly ImportRow[]; signal: AbortSignal }) => {
    const file = await rowsSheet(fields, all);
    const { refused } = await users.run({ dryRun: true, file }, { quiet: true, signal });
    return { problems: refused, checked: all.map(({ row }) => row) };
  };
  const send = async ({ rows }: { rows: readonly ImportRow[] }) => {
    const file = await rowsSheet(fields, rows);
    const [fromRow, toRow] = [rows[0]?.row, rows.at(-1)?.row];
    const answer = await users.run({ dryRun: false, fromRow, toRow, file }, { quiet: true });
    setAdded((before) => [...before, ...answer.added]);
    return { taken: answer.added.map(({ row }) => row), refused: answer.refused };
  };
  const name = `${words.fileName}.xlsx`;
  const untold = { title: words.untold, text: words.untoldText, verb: words.closeAll, danger: true };

  return (
    <ImportWizard
      open={open}
      onClose={() => {
        setAdded([]);
        setSaved(0);
        onClose();
      }}
      title={words.title}
      intro={words.intro}
      fields={fields}
      count={words.count}
      limits={{ rows: 1000, bytes: 10 * 1024 * 1024 }}
      onTemplate={() => attempt(async () => saveFile(await template.run({}), `${words.title}.xlsx`))}
      check={check}
      send={send}
      isLost={isLost}
      messageOf={messageOf}
      {...(added.length > saved && { untold })}
      result={
        <>
          <p>{words.passwords}</p>
          <FileExport
            name={name}
            write={(writing) => passwordSheet(added, words, writing)}
            onWritten={(file) => {
              saveFile(file, name);
              setSaved(added.length);
            }}
          >
            {words.download}
          </FileExport>
        </>
      }
    />
  );
};
