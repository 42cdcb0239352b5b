import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { useExportVerifiedQuestions, useImportVerifiedQuestions } from '@console/api/hooks/savedQuestions';
import { saveFile } from '@console/base';
import { ActionButton } from '@console/ui/button';
import { Notice } from '@console/ui/states';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { Refused, Tools } from './saved.styles.js';
import { useSavedWords } from './savedWords.js';

type Outcome = Awaited<ReturnType<ReturnType<typeof useImportVerifiedQuestions>['run']>>;

/** Takes verified questions to another installation, and from one: what was not taken is told one by one. */
export const VerifiedTools = () => {
  const words = useSavedWords();
  const download = useExportVerifiedQuestions();
  const upload = useImportVerifiedQuestions();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const fileName = `${words.exported}.json`;
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    setOutcome(undefined);
    void attempt(async () => setOutcome(await upload.run({ file })));
  };
  return (
    <>
      <Tools>
        <ActionButton
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => attempt(async () => saveFile(await download.run({ fileName: words.exported }), fileName))}
        >
          {words.export}
        </ActionButton>
        <Button
          size="small"
          icon={<UploadOutlined aria-hidden />}
          loading={upload.running}
          onClick={() => field.current?.click()}
        >
          {words.import}
        </Button>
        <input
          ref={field}
          type="file"
          accept=".json,application/json"
          aria-label={words.import}
          hidden
          onChange={({ target }) => {
            take(target.files?.[0]);
            // The same file can be chosen again once it was mended.
            target.value = '';
          }}
        />
      </Tools>
      {outcome && (
        <Notice
          tone={outcome.refused.length > 0 ? 'warning' : 'info'}
          role="status"
          title={words.imported(outcome.added, outcome.same, outcome.refused.length)}
          action={{ label: words.close, onClick: () => setOutcome(undefined) }}
        >
          {outcome.refused.length > 0 && (
            <Refused>
              {outcome.refused.map(({ number, question, message }) => (
                <li key={number}>
                  {words.refusedRow(number, question)} {message}
                </li>
              ))}
            </Refused>
          )}
        </Notice>
      )}
    </>
  );
};
