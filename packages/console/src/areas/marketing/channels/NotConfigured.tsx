import { type Channel, readChannelSettings } from '@console/api/contract';
import { Notice } from '@console/ui/states';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { useChannelNoticeWords } from './channelNoticeWords.js';

interface NotConfiguredProps {
  channel: Channel;
  /** What is the matter, without its full stop. Default: it is not set up, and nothing can be sent. */
  said?: string;
}

/** Says that a channel is not set up, with the way to where it is, for whoever may. */
export const NotConfigured = ({ channel, said }: NotConfiguredProps) => {
  const words = useChannelNoticeWords();
  const open = useTabNavigate();
  const what = said ?? words.notConfigured;
  return usePermitted(readChannelSettings) ? (
    <Notice tone="warning" action={{ label: words.toSettings, onClick: () => open('smsSettings', { tab: channel }) }}>
      {words.sentence(what)}
    </Notice>
  ) : (
    <Notice tone="warning">{words.askSettings(what)}</Notice>
  );
};
