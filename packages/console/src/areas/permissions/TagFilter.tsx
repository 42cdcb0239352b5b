import type { Tag } from '@console/api/contract';
import { Select } from 'antd';
import type { ChosenTags } from '../../navigation/useChosenTags.js';
import { useLabelWords } from './labelWords.js';

export interface TagFilterProps extends ChosenTags {
  /** Those that can be chosen. */
  tags: readonly Tag[];
}

/** Narrows the tree to some labels. */
export const TagFilter = ({ tags, chosen, add, drop, clear }: TagFilterProps) => {
  const { tag: words } = useLabelWords();
  return (
    <Select
      mode="multiple"
      allowClear
      aria-label={words.filter}
      placeholder={words.filter}
      optionFilterProp="label"
      maxTagCount="responsive"
      value={[...chosen]}
      options={tags.map(({ id, name }) => ({ value: id, label: name }))}
      onSelect={(id) => add(id)}
      onDeselect={(id) => drop(id)}
      onClear={clear}
      style={wide}
    />
  );
};

const wide = { width: 'min(100%, 360px)', marginBottom: 12 };
