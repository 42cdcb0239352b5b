import { LockOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { pdfWords } from './locale.js';
import { PagePreview, type PagePreviewHandle, type PagePreviewProps } from '../page-preview/index.js';
import { FailedState } from '../states/index.js';
import { OpeningSheet } from './OpeningSheet.js';
import type { PdfFile, PdfOptions } from './openPdf.js';
import { usePdf } from './usePdf.js';
import { rootProps } from '../root/rootProps.js';

export interface PdfPreviewProps extends Omit<PagePreviewProps, 'source'> {
  /** Another address or file object is another document. */
  file: PdfFile;
  /** Read when the file is opened. */
  options?: Omit<PdfOptions, 'signal'>;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 0;
  height: 100%;
  overflow: auto;
  background: ${(p) => p.theme.sunken};
  color: ${(p) => p.theme.text};
  font-size: 14px;
  line-height: 22px;
`;

const Lock = styled.form`
  display: grid;
  gap: 4px;
  width: 280px;
  max-width: calc(100% - 32px);

  > .anticon {
    margin-bottom: 8px;
    color: ${(p) => p.theme.text3};
    font-size: 24px;
  }

  h2 {
    margin: 0;
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
  }

  p {
    margin: 0 0 12px;
    color: ${(p) => p.theme.text2};
  }

  label {
    color: ${(p) => p.theme.text2};
  }

  button[type='submit'] {
    justify-self: start;
    margin-top: 12px;
  }
`;

const Wrong = styled.span`
  color: ${(p) => p.theme.error};
  font-size: 13px;
`;

const Unlock = ({ wrong, onUnlock }: { wrong: boolean; onUnlock: (password: string) => void }) => {
  const words = useWords(pdfWords);
  const id = useId();
  const [password, setPassword] = useState('');
  const [told, setTold] = useState(wrong);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onUnlock(password);
  };
  return (
    <Lock onSubmit={onSubmit} aria-labelledby={`${id}-title`}>
      <LockOutlined aria-hidden="true" />
      <h2 id={`${id}-title`}>{words.locked}</h2>
      <p>{words.lockedHelp}</p>
      <label htmlFor={id}>{words.password}</label>
      <Input.Password
        id={id}
        value={password}
        autoComplete="off"
        // Comes back after a wrong password in place of the field that had the focus.
        autoFocus={wrong}
        status={told ? 'error' : ''}
        aria-invalid={told}
        aria-describedby={told ? `${id}-wrong` : undefined}
        onChange={({ target }) => {
          setPassword(target.value);
          setTold(false);
        }}
      />
      {told && (
        <Wrong id={`${id}-wrong`} role="alert">
          {words.wrong}
        </Wrong>
      )}
      <Button type="primary" htmlType="submit">
        {words.open}
      </Button>
    </Lock>
  );
};

/** The page that the reader is taken to. */
const firstPage = ({ page, regions, activeId }: Omit<PagePreviewProps, 'source' | 'ref'>): number | undefined => {
  const lit = activeId == null ? undefined : regions?.find(({ id }) => id === activeId);
  return lit?.positions[0]?.[0] ?? page;
};

/**
 * Pages of a PDF, with regions of text lit on them: `PagePreview` around a file, which also draws that it is being
 * opened, is locked, or can't be opened. pdf.js is loaded only when this is mounted. Fills its parent, which gives it a
 * height.
 */
export const PdfPreview = ({ file, options, ref, ...preview }: PdfPreviewProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const pages = useRef<PagePreviewHandle>(null);
  useImperativeHandle(
    ref,
    () => ({
      get nativeElement() {
        return pages.current?.nativeElement ?? frame.current;
      },
      reveal: (id) => pages.current?.reveal(id),
      goTo: (page) => pages.current?.goTo(page),
    }),
    [],
  );
  const words = useWords(pdfWords);
  const pdf = usePdf(file, { first: firstPage(preview), ...options });
  if (pdf.state === 'ready') return <PagePreview {...preview} ref={pages} source={pdf.source} />;
  return (
    <Frame {...rootProps(preview)} ref={frame} aria-busy={pdf.state === 'loading' || undefined}>
      {pdf.state === 'loading' && <OpeningSheet width={preview.width} toolbar={preview.toolbar} />}
      {pdf.state === 'locked' && <Unlock wrong={pdf.wrong} onUnlock={pdf.unlock} />}
      {pdf.state === 'error' && (
        <FailedState
          what={words.what}
          error={{ code: pdf.failure.problem, message: messageOf(words.problems, pdf.failure.problem) }}
          retry={pdf.retry}
        />
      )}
    </Frame>
  );
};

const messageOf = (problems: Readonly<Record<string, string>>, problem: string): string => problems[problem] ?? problem;
