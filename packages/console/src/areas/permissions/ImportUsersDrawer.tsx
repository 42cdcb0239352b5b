import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import type { ReplyOf } from '@console/api/contract';
import type { importUsers } from '@console/api/contract';
import { useDownloadUserTemplate, useImportUsers } from '@console/api/hooks/users';
import { SubmitButton } from '@console/ui/button';
import { SideDrawer } from '@console/ui/dialog';
import { Notice, Skeletons } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSubmission } from '../../forms/useSubmission.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { savePasswords } from './savePasswords.js';
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

type Report = ReplyOf<typeof importUsers>;

export interface ImportUsersDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Adds users from a spreadsheet: it is checked first, and imported when the reader says so. */
export const ImportUsersDrawer = ({ open, onClose }: ImportUsersDrawerProps) => {
  const { import: words } = useUserWords();
  const { form } = useDictionary();
  const template = useDownloadUserTemplate();
  const send = useImportUsers();
  const { problem, submit, forget } = useSubmission();
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<Report>();
  const [done, setDone] = useState(false);

  const close = () => {
    forget();
    setFile(undefined);
    setReport(undefined);
    setDone(false);
    onClose();
  };

  const check = (chosen: File) => {
    setFile(chosen);
    setReport(undefined);
    void submit(async () => setReport(await send.run({ dryRun: true, file: chosen }, { quiet: true })));
  };

  const run = () => {
    if (file === undefined) return false;
    return submit(async () => {
      setReport(await send.run({ dryRun: false, file }, { quiet: true }));
      setDone(true);
    });
  };

  const download = async () => {
    const blob = await template.run({}).catch(() => undefined);
    if (blob !== undefined) saveFile(blob, `${words.title}.xlsx`);
  };

  const added = report?.added ?? [];
  const refused = report?.refused ?? [];
  return (
    <SideDrawer
      open={open}
      title={words.title}
      onClose={close}
      footer={
        done ? (
          <Button type="primary" onClick={close}>
            {words.close}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{form.cancel}</Button>
            <SubmitButton key={String(open)} disabled={added.length === 0} onClick={run}>
              {report === undefined ? words.start : words.run(added.length)}
            </SubmitButton>
          </>
        )
      }
    >
      {!done && (
        <>
          <p>{words.intro}</p>
          <Buttons>
            <Button icon={<DownloadOutlined />} onClick={() => void download()}>
              {words.template}
            </Button>
            <Upload
              accept=".xlsx,.csv"
              showUploadList={false}
              beforeUpload={(chosen) => {
                check(chosen);
                return false;
              }}
            >
              <Button icon={<FileExcelOutlined />}>{file === undefined ? words.choose : words.other}</Button>
            </Upload>
          </Buttons>
          {file && <p>{file.name}</p>}
        </>
      )}
      {problem && <Notice tone="error">{problem.message}</Notice>}
      <div role="status">
        {send.running && (
          <>
            <p>{report === undefined ? words.checking : words.importing}</p>
            <Skeletons shape="rows" count={3} />
          </>
        )}
        {report && !send.running && (
          <>
            {done ? (
              <Notice tone="warning">
                {words.done(added.length)}。{words.passwords}
              </Notice>
            ) : (
              <p>{added.length > 0 ? words.willAdd(added.length) : words.nothing}</p>
            )}
            {done && (
              <Buttons>
                <Button icon={<DownloadOutlined />} onClick={() => void savePasswords(added, words)}>
                  {words.download}
                </Button>
              </Buttons>
            )}
            {refused.length > 0 && <p>{words.willRefuse(refused.length)}</p>}
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
