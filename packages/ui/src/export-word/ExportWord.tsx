import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords.js';
import { FileExport, type FileExportProps } from './FileExport.js';
import { exportWords } from './locale.js';
import { writeWord, type WriteWordOptions } from './writeWord.js';

export interface ExportWordProps extends Omit<FileExportProps, 'children' | 'name' | 'write'> {
  /** Stands first in the document, and names the file: "AI助手问答记录". */
  title: string;
  /** What the document says; or how to get it once the reader asks for it. */
  markdown: string | ((signal: AbortSignal) => Promise<string>);
  /** Fetches a picture of the text by its address; null for one that is not to be in it. Left out, no picture is fetched. */
  loadPicture?: WriteWordOptions['loadPicture'];
  /** What the button says. Default 导出 Word. */
  children?: ReactNode;
}

/**
 * A button that makes a Word document of markdown and offers it as a download: headings, lists, tables, code, links,
 * pictures, quotes, formulas and footnotes. What writes it is loaded then, and works away from the page.
 */
export const ExportWord = ({ title, markdown, loadPicture, children, ...rest }: ExportWordProps) => {
  const words = useWords(exportWords);
  const write: FileExportProps['write'] = async (writing) => {
    const text = typeof markdown === 'string' ? markdown : await markdown(writing.signal);
    return writeWord(text, { ...writing, title, ...(loadPicture && { loadPicture }) });
  };
  return (
    <FileExport {...rest} name={`${title}.docx`} write={write}>
      {children ?? words.word}
    </FileExport>
  );
};
