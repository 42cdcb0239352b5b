import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { SearchRow } from '../conversations/ConversationList.styles.js';
import { useWords } from '../locale/useWords.js';
import { useComposed } from '../typing/useComposed.js';
import { dataAnswerWords } from './locale.js';

export interface QuestionSearchProps {
  keyword: string;
  onKeywordChange: (event: { keyword: string }) => void;
}

/** Where the list is searched. */
export const QuestionSearch = ({ keyword, onKeywordChange }: QuestionSearchProps) => {
  const words = useWords(dataAnswerWords);
  const [draft, setDraft] = useState(keyword);
  const field = useComposed(draft, (next) => {
    setDraft(next);
    onKeywordChange({ keyword: next.trim() });
  });
  return (
    <SearchRow>
      <Input
        autoFocus
        allowClear
        {...field}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={words.find}
        aria-label={words.find}
      />
    </SearchRow>
  );
};
