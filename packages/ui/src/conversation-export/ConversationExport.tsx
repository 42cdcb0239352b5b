import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { useState } from 'react';
import { ActionButton } from '../button/LockedButton.js';
import { IconButton } from '../button/IconButton.js';
import { useShown } from '../dialog/useShown.js';
import { FileExport, type Writing } from '../export-word/FileExport.js';
import { writeWord, type WriteWordOptions } from '../export-word/writeWord.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Kinds, Root } from './ConversationExport.styles.js';
import { BETWEEN, EXPORT_TITLE, type ExportedTurn, turnMarkdown } from './conversationMarkdown.js';
import { loadPart } from '../on-demand/loadPart.js';
import { textWords } from '../text-preview/locale.js';
import { conversationExportWords } from './locale.js';

export interface ConversationExportProps extends RootProps<HTMLSpanElement> {
  /** Gets all questions and answers, oldest first. Rejects where they can't be had, or with what `signal` is aborted with. */
  load: (writing: Writing) => Promise<readonly ExportedTurn[]>;
  /** Fetches a picture of an answer by its address; null for one that is not to be in the document. Left out, there are none. */
  loadPicture?: WriteWordOptions['loadPicture'];
  /** A file is there. Left out, it is offered to the reader as a download. */
  onWritten?: (file: Blob, name: string) => void;
  /** Opens the printing of the browser. Default: that of the frame. */
  print?: (window: Window) => void;
}

const MARKDOWN = 'text/markdown;charset=utf-8';
/** How much of the work is done once the conversation is there. */
const LOADED = 0.5;

/** Questions written between two pauses, in which the page has its turn. */
const AT_ONCE = 50;
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Takes a conversation along: as a Word document with its sources as footnotes, as markdown, or on paper. */
export const ConversationExport = ({ load, loadPicture, onWritten, print, ...root }: ConversationExportProps) => {
  const words = useWords(conversationExportWords);
  const { place } = useWords(textWords);
  const shown = useShown();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  const textOf = async (writing: Writing): Promise<string> => {
    const parts: string[] = [];
    for (const [at, turn] of (await load(writing)).entries()) {
      if (at % AT_ONCE === 0) await pause();
      writing.signal.throwIfAborted();
      parts.push(turnMarkdown(turn, at + 1, { ...words, place }));
    }
    return parts.join(BETWEEN);
  };
  const asWord = async ({ onProgress, signal }: Writing): Promise<Blob> => {
    const text = await textOf({ signal, onProgress: (share) => onProgress(share * LOADED) });
    return writeWord(text, {
      title: EXPORT_TITLE,
      signal,
      onProgress: (share) => onProgress(LOADED + share * (1 - LOADED)),
      ...(loadPicture && { loadPicture }),
    });
  };
  const asMarkdown = async (writing: Writing): Promise<Blob> =>
    new Blob([`# ${EXPORT_TITLE}\n\n${await textOf(writing)}\n`], { type: MARKDOWN });
  const onPrint = async () => {
    setFailed(false);
    try {
      const text = await textOf({ signal: new AbortController().signal, onProgress: () => undefined });
      const { printConversation } = await loadPart(() => import('./printConversation.js'));
      await printConversation(text, print);
    } catch {
      setFailed(true);
    }
  };
  const file = (name: string) => ({ name, ...(onWritten && { onWritten: (blob: Blob) => onWritten(blob, name) }) });
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      open={open && shown}
      onOpenChange={setOpen}
      content={
        <Kinds {...rootProps<HTMLDivElement>({})} role="group" aria-label={words.open}>
          <FileExport {...file(`${EXPORT_TITLE}.docx`)} write={asWord}>
            {words.word}
          </FileExport>
          <FileExport {...file(`${EXPORT_TITLE}.md`)} write={asMarkdown}>
            {words.markdown}
          </FileExport>
          <ActionButton icon={<PrinterOutlined aria-hidden />} onClick={onPrint}>
            {words.print}
          </ActionButton>
          {failed && <span role="alert">{words.failed}</span>}
          <p>{words.hint}</p>
        </Kinds>
      }
    >
      <Root {...rootProps(root)}>
        <IconButton
          label={open ? '' : words.open}
          aria-label={words.open}
          aria-expanded={open}
          aria-haspopup="dialog"
          icon={<DownloadOutlined />}
        />
      </Root>
    </Popover>
  );
};
