import { ApiError, saveFile } from '@console/api';
import { useListGraphCategories } from '@console/api/hooks/graph';
import { useCheckTripleRows, useDownloadTripleTemplate, useUploadTriples } from '@console/api/hooks/tripleImports';
import { ImportWizard, type SendRequest } from '@console/ui/import-wizard';
import { useMemo, useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { tripleChecker } from './checkTriples.js';
import { type ImportSetUp, SetUpImport } from './SetUpImport.js';
import { StoredTriples } from './StoredTriples.js';
import { tripleFields } from './tripleFields.js';
import { tripleFile } from './tripleFile.js';
import { useImportWords } from './importWords.js';

const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.message;
  throw error;
};

const LIMITS = { rows: 200_000, bytes: 50 * 1024 * 1024 };

/** Triples of a table: checked against the graph and mended first, then stored to be reviewed. */
export default function ImportTriples({ onClose }: { onClose: () => void }) {
  const words = useImportWords();
  const template = useDownloadTripleTemplate();
  const { run: checkRows } = useCheckTripleRows();
  const upload = useUploadTriples();
  const bases = useListGraphCategories({});
  const [into, setInto] = useState<ImportSetUp>();
  const [stored, setStored] = useState<{ id: string; count: number }>();
  const knowBaseId = into?.knowBaseId ?? '';
  const check = useMemo(
    () => tripleChecker((rows, signal) => checkRows({ knowBaseId, rows }, { quiet: true, signal })),
    [checkRows, knowBaseId],
  );
  if (into === undefined) return <SetUpImport onChoose={setInto} onClose={onClose} />;

  const send = async ({ rows }: SendRequest) => {
    const file = await tripleFile(rows);
    const { id, tripleCount, problems } = await upload.run({ ...into, file }, { quiet: true });
    if (id !== null) setStored({ id, count: tripleCount });
    const refused = problems.flatMap(({ row, message }) => {
      const own = rows[row - 1]?.row;
      return own === undefined ? [] : [{ row: own, message }];
    });
    const left = new Set(refused.map(({ row }) => row));
    return { taken: id === null ? [] : rows.map(({ row }) => row).filter((row) => !left.has(row)), refused };
  };
  const base = bases.data?.find(({ id }) => id === into.knowBaseId)?.name ?? '';
  return (
    <ImportWizard
      open
      onClose={onClose}
      width={1080}
      title={words.title}
      intro={words.intro(base)}
      fields={tripleFields(words)}
      count={words.count}
      limits={LIMITS}
      lists
      // They are one import, and reviewed as one.
      atOnce={LIMITS.rows}
      onTemplate={() => attempt(async () => saveFile(await template.run({}), `${words.title}.xlsx`))}
      check={(request) => check(request, words)}
      send={send}
      messageOf={messageOf}
      result={stored && <StoredTriples {...stored} />}
    />
  );
}
