import { ExpandOutlined, FileOutlined } from '@ant-design/icons';
import { useWords } from '../locale/useWords.js';
import { AskedList } from './chat.styles.js';
import { chatWords } from './locale.js';
import type { ChatAbout } from './types.js';

/** The files that a question was about, and where a box was drawn. */
export const AskedAbout = ({ about: { files, region } }: { about: ChatAbout }) => {
  const words = useWords(chatWords);
  if (files.length === 0) return null;
  return (
    <AskedList aria-label={words.askedAbout}>
      {files.map(({ id, name }) => {
        const page = region?.fileId === id ? region.position[0] : undefined;
        const said = page === undefined ? name : `${name} · ${words.region(page)}`;
        return (
          <li key={id} title={said}>
            {page === undefined ? <FileOutlined aria-hidden /> : <ExpandOutlined aria-hidden />}
            <span>{said}</span>
          </li>
        );
      })}
    </AskedList>
  );
};
