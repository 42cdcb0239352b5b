import { usePageGatherSources } from '@console/api/hooks/dataGather';
import { mapAsync } from '@console/base';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { AsyncSelect } from '@console/ui/forms';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useGatherWords } from './gatherWords.js';
import { LiveEvents } from './LiveEvents.js';

export interface EventsDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The most sources that one chooses from. */
const MOST = 200;

/** What arrives from all sources, or one of them. */
export default function EventsDrawer({ open, onClose }: EventsDrawerProps) {
  const words = useGatherWords();
  const [get, set] = useQueryState();
  const sourceId = idIn(get('source'));
  const sources = usePageGatherSources(open ? { current: 1, size: MOST } : null);
  return (
    <DetailDrawer open={open} title={words.arriving} width={1080} onClose={onClose}>
      <AsyncSelect
        mode="multiple"
        allowClear
        aria-label={words.source}
        placeholder={words.anySource}
        style={{ width: 240, maxWidth: '100%' }}
        what={words.source}
        value={sourceId === undefined ? [] : [sourceId]}
        options={mapAsync(sources.state, ({ list }) =>
          list.map(({ id, sourceName }) => ({ value: id, label: sourceName })),
        )}
        onChange={(chosen) => set({ source: chosen.at(-1), eventPage: undefined })}
      />
      <LiveEvents {...(sourceId !== undefined && { sourceId })} />
    </DetailDrawer>
  );
}
