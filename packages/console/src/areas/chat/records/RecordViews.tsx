import {
  ClockCircleOutlined,
  DislikeOutlined,
  DisconnectOutlined,
  FileExclamationOutlined,
  InboxOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { SearchBox } from '@console/ui/data-list';
import { InboxViews } from '@console/ui/inbox';
import type { ReactNode } from 'react';
import { useIsMobile } from '../../../state/device.js';
import { type RecordView, type View, views } from './recordView.js';
import { useRecordWords } from './recordWords.js';
import type { Records } from './useRecords.js';
import type { SavedViews } from './useSavedViews.js';

const icons: Readonly<Record<View, ReactNode>> = {
  inbox: <InboxOutlined />,
  disliked: <DislikeOutlined />,
  unsupported: <FileExclamationOutlined />,
  slow: <ClockCircleOutlined />,
  cutOff: <DisconnectOutlined />,
  starred: <StarOutlined />,
};

export interface RecordViewsProps {
  view: RecordView;
  counts: Records['counts'];
  saved: SavedViews['saved'];
}

/** The ways to look at conversations, each with how many there are, and the search. */
export const RecordViews = ({ view, counts, saved }: RecordViewsProps) => {
  const words = useRecordWords();
  const counted = counts && { ...counts, inbox: counts.all };
  return (
    <>
      {/* On a phone it stands with the filters. */}
      {!useIsMobile() && <SearchBox query={view.query} onQueryChange={view.onQueryChange} hint={words.search} />}
      <InboxViews
        label={words.views}
        current={saved.currentId === undefined ? view.view : undefined}
        onChange={view.show}
        saved={saved}
        views={views.map((key) => ({
          key,
          label: words.view[key],
          icon: icons[key],
          ...(counted && { count: words.upTo(counted[key]) }),
        }))}
      />
    </>
  );
};
