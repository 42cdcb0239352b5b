import { readChannelSettings, type TemplateChannel } from '@console/api/contract';
import { Notice } from '@console/ui/states';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { useTemplateWords } from './templateWords.js';

/** Says that a channel is not set up, with the way to where it is, for whoever may. */
export const NotConfigured = ({ channel }: { channel: TemplateChannel }) => {
  const words = useTemplateWords();
  const open = useTabNavigate();
  return usePermitted(readChannelSettings) ? (
    <Notice tone="warning" action={{ label: words.toSettings, onClick: () => open('smsSettings', { tab: channel }) }}>
      {words.notConfigured}
    </Notice>
  ) : (
    <Notice tone="warning">{words.askSettings}</Notice>
  );
};
