import { usePageGatherSources } from '@console/api/hooks/dataGather';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { FailedNotice } from '@console/ui/states';
import { Select } from 'antd';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { liveEvents } from './eventNames.js';
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
  const { state } = usePageGatherSources(open ? { current: 1, size: MOST } : null);
  const options =
    state.state === 'ready' ? state.data.list.map(({ id, sourceName }) => ({ value: id, label: sourceName })) : [];
  // An address may name one that is there no more.
  const gone =
    sourceId !== undefined && options.every(({ value }) => value !== sourceId)
      ? { value: sourceId, label: words.goneSource }
      : undefined;
  return (
    <DetailDrawer open={open} title={words.arriving} width={1080} onClose={onClose}>
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={words.source}
        placeholder={words.anySource}
        style={{ width: 240, maxWidth: '100%' }}
        loading={state.state === 'loading'}
        value={state.state === 'ready' ? sourceId : undefined}
        options={gone ? [gone, ...options] : options}
        onChange={(chosen: string | undefined) => set({ source: chosen, [liveEvents.page]: undefined })}
      />
      <FailedNotice value={state} what={words.source} />
      <LiveEvents names={liveEvents} {...(sourceId !== undefined && { sourceId })} />
    </DetailDrawer>
  );
}
