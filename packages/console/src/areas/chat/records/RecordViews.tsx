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
import { SaveView } from './SaveView.js';
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
  /** What is shown can be kept as a view, which is offered here but on a phone. */
  savable: boolean;
}

/** The ways to look at conversations, each with how many there are, and the search. */
export const RecordViews = ({ view, counts, saved, savable }: RecordViewsProps) => {
  const mobile = useIsMobile();
  const words = useRecordWords();
  const counted = counts && { ...counts, inbox: counts.all };
  return (
    <>
      {/* On a phone it stands with the filters. */}
      {!mobile && <SearchBox query={view.query} onQueryChange={view.onQueryChange} hint={words.search} />}
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
      {!mobile && savable && <SaveView saying={view.saying} />}
    </>
  );
};
