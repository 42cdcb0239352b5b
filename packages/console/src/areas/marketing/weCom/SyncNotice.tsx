import { readChannelSettings, syncWeCom, type WeComSync } from '@console/api/contract';
import { useReadWeComSync, useSyncWeCom } from '@console/api/hooks/marketing/privateDomain';
import { useOffered } from '@console/api/hooks/useOffered';
import { formatDateTime, lookUp } from '@console/base';
import { attempt } from '../../../actions/attempt.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { Strip } from './weCom.styles.js';
import { useWeComWords } from './weComWords.js';

/** Milliseconds between two looks while WeCom is being read, and otherwise. */
const SOON = 2000;
const LATER = 60_000;

const isGoing = ({ status }: WeComSync): boolean => status === 'running' || status === 'waiting';

interface SyncNoticeProps {
  /** Says nothing where all is well. Default false. */
  quiet?: boolean;
}

/** How far what is known here is in step with WeCom, and the way to set it up where it is not. */
export const SyncNotice = ({ quiet = false }: SyncNoticeProps) => {
  const words = useWeComWords();
  const open = useTabNavigate();
  const maySet = usePermitted(readChannelSettings);
  const maySync = usePermitted(syncWeCom);
  const offered = useOffered(syncWeCom);
  const { run: start } = useSyncWeCom();
  const { data } = useReadWeComSync(offered ? {} : null, {
    refreshEvery: (read) => (read !== undefined && isGoing(read) ? SOON : LATER),
  });
  if (data === undefined || !offered) return null;
  const sync = (label: string) => maySync && { action: { label, onClick: () => void attempt(() => start({})) } };
  const why = `${lookUp(words.problems, data.problem ?? '', words.problems.other)}${data.said === '' ? '' : words.said(data.said)}`;
  if (!data.configured)
    return maySet ? (
      <Strip
        flush
        tone="warning"
        action={{ label: words.toSettings, onClick: () => open('smsSettings', { tab: 'qyWechat' }) }}
      >
        {words.notConfigured}
      </Strip>
    ) : (
      <Strip flush tone="warning">
        {words.askSettings}
      </Strip>
    );
  if (data.status === 'failed')
    return (
      <Strip flush tone="error" {...sync(words.retry)}>
        {words.failed(why)}
      </Strip>
    );
  if (data.status === 'waiting')
    return (
      <Strip flush tone="warning" {...sync(words.retry)}>
        {words.waiting(why)}
      </Strip>
    );
  if (quiet) return null;
  if (data.status === 'running') {
    const step = lookUp(words.running, data.step ?? '', words.begun);
    return (
      <Strip flush role="status">
        {data.step === 'contacts' ? `${step}${words.read(data.staffRead, data.staffCount)}` : step}
      </Strip>
    );
  }
  return (
    <Strip flush {...sync(words.sync)}>
      {data.finishTime === null
        ? words.never
        : `${words.counts(data.staffCount, data.contactCount, data.groupCount)}${words.syncedAt(formatDateTime(data.finishTime))}`}
    </Strip>
  );
};
