import { SearchOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useContext, useState } from 'react';
import { IconButton } from '../button/index.js';
import { useWords } from '../locale/useWords.js';
import { RoomContext } from '../room/RoomContext.js';
import type { ChunkFilter, ChunkSlice } from './chunk.js';
import { Bar } from './ChunkList.styles.js';
import type { ChunkListProps } from './chunkListProps.js';
import { ChunkSearch } from './ChunkSearch.js';
import { chunkWords } from './locale.js';

const filters = ['all', 'disabled', 'edited', 'unchecked'] as const;

export interface ChunkListBarProps
  extends Pick<ChunkListProps, 'filter' | 'onFilterChange' | 'keyword' | 'onKeywordChange'> {
  /** Undefined: not known yet. */
  counts: ChunkSlice['counts'] | undefined;
}

/** Which chunks are listed. */
export const ChunkListBar = ({ filter, onFilterChange, keyword, onKeywordChange, counts }: ChunkListBarProps) => {
  const words = useWords(chunkWords);
  const narrow = useContext(RoomContext);
  const [searching, setSearching] = useState(false);
  const shown = filters.filter((value) => value !== 'unchecked' || counts?.unchecked !== undefined);
  return (
    <Bar>
      <Segmented<ChunkFilter>
        aria-label={words.filter}
        value={filter}
        options={shown.map((value) => ({ value, label: words[value](counts?.[value]) }))}
        onChange={onFilterChange}
      />
      {narrow && (
        <IconButton
          label={words.search}
          icon={<SearchOutlined />}
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        />
      )}
      {(!narrow || searching || keyword !== '') && <ChunkSearch keyword={keyword} onChange={onKeywordChange} />}
    </Bar>
  );
};
