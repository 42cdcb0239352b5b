import { ApiError, saveFile } from '@console/api';
import { faqLimits } from '@console/api/contract';
import { useCheckFaqRows, useDownloadFaqTemplate, useUploadFaqExcel } from '@console/api/hooks/faq';
import { randomId } from '@console/base';
import { type ImportRow, ImportWizard, rowsSheet, type SendRequest } from '@console/ui/import-wizard';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { faqSheetFields } from './faqSheetFields.js';
import { useFaqWords } from './faqWords.js';
import { faqChecker } from './importFaq.js';
import { TakeBackImport } from './TakeBackImport.js';

const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.message;
  throw error;
};

const LARGEST = 20 * 1024 * 1024;
/** Few enough to see how far it is, and to stop soon. */
const AT_ONCE = 250;

export interface ImportFaqDrawerProps {
  kbId: string;
  onClose: () => void;
}

/** Adds questions from a spreadsheet: checked and mended first, then sent some at a time. */
export default function ImportFaqDrawer({ kbId, onClose }: ImportFaqDrawerProps) {
  const { sheet: words } = useFaqWords();
  const template = useDownloadFaqTemplate();
  const known = useCheckFaqRows();
  const upload = useUploadFaqExcel();
  const fields = faqSheetFields(words);
  const [importId] = useState(() => randomId());
  const [check] = useState(() => faqChecker((rows, signal) => known.run({ kbId, rows }, { quiet: true, signal })));

  const put = async (rows: readonly ImportRow[], existing: 'replace' | 'refuse') => {
    if (rows.length === 0) return [];
    // Rows that stand far down would be sent below as many empty ones.
    const file = await rowsSheet(
      fields,
      rows.map(({ values }, at) => ({ row: at + 2, values })),
    );
    const { refused } = await upload.run({ kbId, file, existing, importId }, { quiet: true });
    return refused.flatMap(({ row, message }) => {
      const own = rows[row - 2]?.row;
      return own === undefined ? [] : [{ row: own, message }];
    });
  };
  const send = async ({ rows, replacing }: SendRequest) => {
    const chosen = new Set(replacing);
    const refused = [
      ...(await put(
        rows.filter(({ row }) => !chosen.has(row)),
        'refuse',
      )),
      ...(await put(
        rows.filter(({ row }) => chosen.has(row)),
        'replace',
      )),
    ];
    const left = new Set(refused.map(({ row }) => row));
    return { taken: rows.map(({ row }) => row).filter((row) => !left.has(row)), refused };
  };

  return (
    <ImportWizard
      open
      onClose={onClose}
      width={1080}
      title={words.title}
      intro={words.intro}
      fields={fields}
      count={words.count}
      limits={{ rows: faqLimits.rows, bytes: LARGEST }}
      atOnce={AT_ONCE}
      onTemplate={() =>
        attempt(async () => saveFile(await template.run({ fileName: words.title }), `${words.title}.xlsx`))
      }
      check={(request) => check(request, words)}
      send={send}
      messageOf={messageOf}
      result={<TakeBackImport kbId={kbId} importId={importId} />}
    />
  );
}
