import { channels } from '@console/api/contract';
import { PageFrame } from '@console/ui/page-frame';
import { PageTabs, usePageTab } from '../../../details/PageTabs.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { ChannelPanel } from './ChannelPanel.js';
import { useChannelWords } from './channelWords.js';

const [sms, wechat, app, qyWechat] = channels;

/** How messages go out, channel by channel, and one to try each. */
export default function ChannelSettingsPage() {
  const words = useChannelWords();
  const tab = usePageTab([sms, wechat, app, qyWechat]);
  usePageHead(words.title);
  return (
    <PageFrame title={words.title}>
      <PageTabs
        active={tab}
        tabs={[
          { key: sms, label: words.channels.sms },
          { key: wechat, label: words.channels.wechat },
          { key: app, label: words.channels.app },
          { key: qyWechat, label: words.channels.qyWechat },
        ]}
      />
      <ChannelPanel key={tab} channel={tab} />
    </PageFrame>
  );
}
