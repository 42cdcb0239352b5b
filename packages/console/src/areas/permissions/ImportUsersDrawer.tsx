import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import { useDownloadUserTemplate } from '@console/api/hooks/users';
import { SubmitButton } from '@console/ui/button';
import { SideDrawer, useConfirm } from '@console/ui/dialog';
import { JobProgress } from '@console/ui/job-progress';
import { useUnsaved } from '@console/ui/kept-pages';
import { useMessage } from '@console/ui/provider';
import { Notice, Skeletons } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FormNotice } from '../../forms/FormNotice.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { savePasswords } from './savePasswords.js';
import { useUserImport } from './useUserImport.js';
import { useUserWords } from './userWords.js';

const Rows = styled.ul`
  margin: 8px 0 16px;
  padding: 0;
  list-style: none;
  font-size: 13px;
  line-height: 20px;

  li {
    display: flex;
    gap: 12px;
    padding: 6px 0;
    border-top: 1px solid ${tokens.line};
  }

  span:first-child {
    flex: none;
    width: 72px;
    color: ${tokens.text3};
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
  margin: 16px 0;
`;

export interface ImportUsersDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Adds users from a spreadsheet: it is checked first, and imported when the reader says so. */
export const ImportUsersDrawer = ({ open, onClose }: ImportUsersDrawerProps) => {
  const { import: words } = useUserWords();
  const { form } = useDictionary();
  const confirm = useConfirm();
  const message = useMessage();
  const template = useDownloadUserTemplate();
  const { state, check, start, stop, reset } = useUserImport();
  const [saved, setSaved] = useState(0);
  const { phase, file, plan, added, handled, problem } = state;
  const running = phase === 'importing';
  const begun = running || phase === 'stopped' || phase === 'done';
  const left = (plan?.rows.length ?? 0) - handled;
  const refused = begun ? state.refused : (plan?.refused ?? []);
  const untold = added.length > saved;
  useUnsaved(running || untold);

  const close = async () => {
    // Who closes it loses sight of the passwords, so it stops first and says what it has.
    if (running) return stop();
    if (untold) {
      const sure = await confirm({ title: words.untold, text: words.untoldText, verb: words.closeAll, danger: true });
      if (!sure) return;
    }
    setSaved(0);
    reset();
    onClose();
  };
  const onClosing = () => void close();

  const onTemplate = async () => {
    const blob = await template.run({}).catch(() => undefined);
    if (blob !== undefined) saveFile(blob, `${words.title}.xlsx`);
  };
  const onPasswords = async () => {
    try {
      await savePasswords(added, words);
      setSaved(added.length);
    } catch {
      // They are nowhere but here, so nothing offers to load the page anew.
      message.error(words.notSaved);
    }
  };

  return (
    <SideDrawer
      open={open}
      title={words.title}
      onClose={onClosing}
      footer={
        <>
          {running && <Button onClick={stop}>{words.stop}</Button>}
          {phase === 'stopped' && left > 0 && <Button onClick={() => void start()}>{words.goOn(left)}</Button>}
          {begun && !running && (
            <Button type="primary" onClick={onClosing}>
              {words.close}
            </Button>
          )}
          {!begun && (
            <>
              <Button onClick={onClosing}>{form.cancel}</Button>
              <SubmitButton
                key={String(open)}
                disabled={left === 0}
                onClick={async () => {
                  await start();
                  return true;
                }}
              >
                {plan === undefined ? words.start : words.run(left)}
              </SubmitButton>
            </>
          )}
        </>
      }
    >
      {!begun && (
        <>
          <p>{words.intro}</p>
          <Buttons>
            <Button icon={<DownloadOutlined />} onClick={() => void onTemplate()}>
              {words.template}
            </Button>
            <Upload
              accept=".xlsx,.csv"
              showUploadList={false}
              beforeUpload={(chosen) => {
                void check(chosen);
                return false;
              }}
            >
              <Button icon={<FileExcelOutlined />}>{file === undefined ? words.choose : words.other}</Button>
            </Upload>
          </Buttons>
          {file && <p>{file.name}</p>}
        </>
      )}
      {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
      {running && (
        <JobProgress
          name={file?.name ?? words.title}
          job={{
            state: 'running',
            stage: words.importing,
            percent: Math.round((handled / Math.max(1, handled + left)) * 100),
            detail: words.progress(handled, handled + left),
          }}
        />
      )}
      <div role="status">
        {phase === 'checking' && (
          <>
            <p>{words.checking}</p>
            <Skeletons shape="rows" count={3} />
          </>
        )}
        {phase === 'checked' && <p>{left > 0 ? words.willAdd(left) : words.nothing}</p>}
        {begun && !running && (
          <>
            {phase === 'stopped' && <p>{words.stopped(left)}</p>}
            <Notice tone={untold ? 'warning' : 'info'}>
              {words.done(added.length)}
              {added.length > 0 && words.passwords}
            </Notice>
            {added.length > 0 && (
              <Buttons>
                <Button icon={<DownloadOutlined />} onClick={() => void onPasswords()}>
                  {words.download}
                </Button>
              </Buttons>
            )}
          </>
        )}
        {refused.length > 0 && !running && (
          <>
            <p>{begun ? words.wereRefused(refused.length) : words.willRefuse(refused.length)}</p>
            <Rows>
              {refused.map(({ row, message }) => (
                <li key={row}>
                  <span>{words.row(row)}</span>
                  <span>{message}</span>
                </li>
              ))}
            </Rows>
          </>
        )}
      </div>
    </SideDrawer>
  );
};
