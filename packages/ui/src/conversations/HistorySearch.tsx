import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { useComposed } from '../typing/useComposed.js';
import { SearchRow } from './ConversationList.styles.js';

export interface HistorySearchProps {
  label: string;
  keyword: string;
  /** With each word typed, trimmed. */
  onKeywordChange: (keyword: string) => void;
}

/** Where what was asked before is searched. */
export const HistorySearch = ({ label, keyword, onKeywordChange }: HistorySearchProps) => {
  const [draft, setDraft] = useState(keyword);
  const field = useComposed(draft, (next) => {
    setDraft(next);
    onKeywordChange(next.trim());
  });
  return (
    <SearchRow>
      <Input
        autoFocus
        allowClear
        {...field}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={label}
        aria-label={label}
      />
    </SearchRow>
  );
};
