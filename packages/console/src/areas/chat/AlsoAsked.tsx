import { type Assistant, MOST_ASKED } from '@console/api/contract';
import { Select } from 'antd';
import { useDictionary } from '../../locale/useDictionary.js';
import { useScopeWords } from './scopeWords.js';

interface AlsoAskedProps {
  /** Without the one that is asked anyway. */
  assistants: readonly Assistant[];
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** There is room for a sign only. */
  narrow: boolean;
}

/** Those that answer the next question as well, so that the reader can compare and keep one. */
export const AlsoAsked = ({ assistants, value, onChange, narrow }: AlsoAskedProps) => {
  const { menuName } = useDictionary();
  const words = useScopeWords();
  return (
    <Select
      mode="multiple"
      size="small"
      variant="borderless"
      aria-label={words.also}
      placeholder={narrow ? '+' : words.alsoShort}
      value={[...value]}
      onChange={onChange}
      maxCount={MOST_ASKED - 1}
      maxTagCount={0}
      maxTagPlaceholder={narrow ? `+${value.length}` : words.alsoCount(value.length)}
      showSearch={false}
      options={assistants.map(({ id, assistantName }) => ({ value: id, label: menuName(assistantName) }))}
      popupMatchSelectWidth={false}
      style={{ minWidth: narrow ? 60 : 108 }}
    />
  );
};
