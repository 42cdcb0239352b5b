import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { copyText } from '../clipboard/copyText.js';
import { SideDrawer } from '../dialog/SideDrawer.js';
import { FileExport } from '../export-word/FileExport.js';
import { writeWord } from '../export-word/writeWord.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { slideOutlineWords } from './locale.js';
import { countPages, outlineHeadings } from './slideOutline.js';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;

  > p {
    margin: 0;
    color: ${(p) => p.theme.text2};
  }

  > small {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  > [role='alert'] {
    color: ${(p) => p.theme.error};
  }
`;

export interface SlideOutlineProps extends RootProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked for by the cross or Escape. */
  onClose: () => void;
  /** Markdown: `#` the talk, `##` a page, `-` a point. */
  value: string;
  /** Each change of it. The owner keeps it, so that nothing typed is lost. */
  onChange: (value: string) => void;
  /** What the Word file is called, without what it ends in. */
  name: string;
  /** The Word file is there. Left out, it is offered to the reader as a download. */
  onWritten?: (file: Blob) => void;
}

/** The pages of a talk as an outline that can be changed, copied, and taken into PowerPoint or WPS. */
export const SlideOutline = ({ open, onClose, value, onChange, name, onWritten, ...root }: SlideOutlineProps) => {
  const words = useWords(slideOutlineWords);
  const [copied, setCopied] = useState<boolean>();
  const empty = value.trim() === '';
  return (
    <SideDrawer
      {...rootProps(root)}
      open={open}
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button
            disabled={empty}
            icon={copied === true ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
            onClick={() => void copyText(value).then(setCopied)}
            onBlur={() => setCopied(undefined)}
          >
            {copied === true ? words.copied : words.copy}
          </Button>
          <FileExport
            type="primary"
            disabled={empty}
            name={`${name}.docx`}
            write={(writing) => writeWord(outlineHeadings(value), writing)}
            onWritten={onWritten}
          >
            {words.word}
          </FileExport>
        </>
      }
    >
      <Stack>
        <p>{words.about}</p>
        <Input.TextArea
          aria-label={words.outline}
          value={value}
          autoSize={{ minRows: 12 }}
          status={empty ? 'error' : ''}
          onChange={(event) => onChange(event.target.value)}
        />
        {empty ? (
          <span role="alert">{words.empty}</span>
        ) : (
          <small role="status">{words.pages(countPages(value))}</small>
        )}
        {copied === false && <span role="alert">{words.copyFailed}</span>}
        <small>{words.hint}</small>
      </Stack>
    </SideDrawer>
  );
};
