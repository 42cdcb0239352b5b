import type { GatherSource } from '@console/api/contract';
import { useAddGatherSource, useModifyGatherSource } from '@console/api/hooks/dataGather';
import { formatDateTime } from '@console/base';
import { Segments } from '@console/ui/segments';
import { Status, Tag } from '@console/ui/states';
import { RecordDrawer } from '../../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../../lists/openedRecord.js';
import { oneOf } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { sourceEvents } from './eventNames.js';
import { useGatherWords } from './gatherWords.js';
import { LiveEvents } from './LiveEvents.js';
import { originOf } from './origins.js';
import { SourceCode } from './SourceCode.js';
import { SourceFields, type SourceValues } from './SourceFields.js';
import { SourceSchema } from './SourceSchema.js';
import { knownKind } from './knownKind.js';

const tabs = ['settings', 'events', 'schema', 'code'] as const;

export interface SourceDrawerProps {
  list: OpenedRecord<GatherSource>;
  /** The key of a new one, which is shown this once. */
  onKey: (key: string) => void;
}

const fieldsOf = (source: GatherSource | undefined): SourceValues => ({
  sourceName: source?.sourceName ?? '',
  kind: knownKind(source?.kind),
  description: source?.description ?? '',
  authorized: source?.authorized ?? true,
  origins: source?.origins ?? [],
  perMinute: source?.perMinute ?? 600,
  perDay: source?.perDay ?? 1_000_000,
});

/** One source: what is set, what arrives, what that carries, and the lines that make it send. */
export default function SourceDrawer({ list, onKey }: SourceDrawerProps) {
  const words = useGatherWords();
  const [get, set] = useQueryState();
  const add = useAddGatherSource();
  const modify = useModifyGatherSource();
  const tab = list.record.isNew ? 'settings' : (oneOf(get('tab') ?? '', tabs) ?? 'settings');

  const show = (next: string) =>
    set({
      tab: next === 'settings' ? undefined : next,
      [sourceEvents.event]: undefined,
      [sourceEvents.page]: undefined,
    });

  const onSubmit = async ({ kind, origins, ...fields }: SourceValues, source: GatherSource | undefined) => {
    // Only a web page is asked where it stands: the field of the others is not there.
    const settings = { ...fields, origins: [...new Set((origins ?? []).map((one) => originOf(one) ?? one))] };
    if (source === undefined) onKey((await add.run({ ...settings, kind }, { quiet: true })).key);
    else await modify.run({ ...settings, id: source.id }, { quiet: true });
  };

  return (
    <RecordDrawer<GatherSource, SourceValues>
      list={list}
      what={words.what}
      newTitle={words.add}
      titleOf={({ sourceName }) => sourceName}
      renderTags={({ authorized, keyEnd, formerKeyUntil }) => (
        <>
          <Status tone={authorized ? 'ok' : 'off'}>{authorized ? words.on : words.off}</Status>
          <Tag>{words.keyEnd(keyEnd)}</Tag>
          {formerKeyUntil !== null && <Tag tone="warning">{words.formerUntil(formatDateTime(formerKeyUntil))}</Tag>}
        </>
      )}
      fieldsOf={fieldsOf}
      onSubmit={onSubmit}
      onInvalid={() => show('settings')}
      saved={words.saved}
      width={720}
      renderFacts={() => (
        <Segments
          label={words.what}
          options={tabs.map((value) => ({ value, label: words.tabs[value] }))}
          value={tab}
          onChange={show}
        />
      )}
    >
      {(source) => (
        <>
          <div hidden={tab !== 'settings'} style={{ paddingTop: 16 }}>
            <SourceFields source={source} />
          </div>
          {source && tab === 'events' && <LiveEvents names={sourceEvents} sourceId={source.id} />}
          {source && tab === 'schema' && <SourceSchema sourceId={source.id} />}
          {source && tab === 'code' && <SourceCode source={source} />}
        </>
      )}
    </RecordDrawer>
  );
}
