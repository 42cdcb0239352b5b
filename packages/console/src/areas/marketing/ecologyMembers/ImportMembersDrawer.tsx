import { ApiError, saveFile } from '@console/api';
import { ecologyLimits } from '@console/api/contract';
import { useDownloadEcologyTemplate, useImportEcologyMembers } from '@console/api/hooks/marketing/ecologyMember';
import { type CheckRequest, ImportWizard, rowsSheet, type SendRequest } from '@console/ui/import-wizard';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { useMemberWords } from './memberWords.js';
import { TakeBackMembers } from './TakeBackMembers.js';

const LARGEST = 5 * 1024 * 1024;
/** Few enough to see how far it is, and to stop soon. */
const AT_ONCE = 100;
const needless = ['email', 'message'];

const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.message;
  throw error;
};

interface ImportMembersDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Adds members from a spreadsheet: what is wrong is shown row by row, and mended, before anything is taken in. */
export default function ImportMembersDrawer({ open, onClose }: ImportMembersDrawerProps) {
  const { import: words } = useMemberWords();
  const { run: load } = useDownloadEcologyTemplate();
  const { run: send } = useImportEcologyMembers();
  const [added, setAdded] = useState<readonly string[]>([]);
  // What may stand in them is the server's to say.
  const fields = Object.entries(words.columns).map(([key, [label = key, ...synonyms]]) => ({
    key,
    label,
    synonyms,
    required: !needless.includes(key),
    weight: key === 'message' ? 2 : 1,
  }));

  // Two rows may have the same name: who mends one of them mends both.
  const onCheck = async ({ all, signal }: CheckRequest) => {
    const { refused } = await send({ dryRun: true, file: await rowsSheet(fields, all) }, { quiet: true, signal });
    return { problems: refused, checked: all.map(({ row }) => row) };
  };
  const onSend = async ({ rows }: SendRequest) => {
    const answer = await send({ dryRun: false, file: await rowsSheet(fields, rows) }, { quiet: true });
    setAdded((before) => [...before, ...answer.added.flatMap(({ id }) => id ?? [])]);
    return { taken: answer.added.map(({ row }) => row), refused: answer.refused };
  };

  return (
    <ImportWizard
      open={open}
      onClose={() => {
        setAdded([]);
        onClose();
      }}
      title={words.title}
      intro={words.intro}
      fields={fields}
      count={words.count}
      limits={{ rows: ecologyLimits.rows, bytes: LARGEST }}
      width={1080}
      atOnce={AT_ONCE}
      onTemplate={() => attempt(async () => saveFile(await load({}), `${words.title}.xlsx`))}
      check={onCheck}
      send={onSend}
      messageOf={messageOf}
      result={added.length > 0 && <TakeBackMembers ids={added} />}
    />
  );
}
