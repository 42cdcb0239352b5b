import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { chunkWords } from './locale.js';

export interface ChunkSearchProps {
  keyword: string;
  onChange: (keyword: string) => void;
}

/** Milliseconds without a key before a search is made. */
const PAUSE = 300;

/** Searches once the reader pauses or presses Enter, and never in the middle of composing a word. */
export const ChunkSearch = ({ keyword, onChange }: ChunkSearchProps) => {
  const words = useWords(chunkWords);
  const [typed, setTyped] = useState(keyword);
  const [composing, setComposing] = useState(false);
  const told = useRef(keyword);
  const search = useRef(onChange);
  useEffect(() => {
    search.current = onChange;
  });

  useEffect(() => {
    if (told.current === keyword) return;
    told.current = keyword;
    setTyped(keyword);
  }, [keyword]);

  const tell = (value: string) => {
    const next = value.trim();
    if (next === told.current) return;
    told.current = next;
    search.current(next);
  };

  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(() => {
      const next = typed.trim();
      if (next === told.current) return;
      told.current = next;
      search.current(next);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, composing]);

  return (
    <Input
      className="search"
      aria-label={words.search}
      placeholder={words.search}
      prefix={<SearchOutlined />}
      allowClear
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onPressEnter={(event) => !event.nativeEvent.isComposing && tell(typed)}
    />
  );
};
