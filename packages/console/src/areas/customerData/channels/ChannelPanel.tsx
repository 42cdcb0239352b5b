import type { Channel } from '@console/api/contract';
import { useReadChannelSettings } from '@console/api/hooks/channelSettings';
import { formatDateTime } from '@console/base';
import { AsyncView, Skeletons, Tag } from '@console/ui/states';
import { useEdit } from '../../../forms/useEdit.js';
import { ChannelForm } from './ChannelForm.js';
import { ChannelProtocol } from './ChannelProtocol.js';
import { Columns, Head, Updated } from './channels.styles.js';
import { ChannelTest } from './ChannelTest.js';
import { useChannelWords } from './channelWords.js';
import { OptOutList } from './OptOutList.js';

/** The settings of one channel, and beside them what tries and explains them. */
export const ChannelPanel = ({ channel }: { channel: Channel }) => {
  const words = useChannelWords();
  const edit = useEdit(`channel settings ${channel}`);
  const { state } = useReadChannelSettings({ channel });
  return (
    <AsyncView value={state} what={words.channels[channel]} skeleton={<Skeletons shape="rows" count={6} />}>
      {(settings) => (
        <Columns>
          <div>
            <Head>
              {edit.dirty && <Tag tone="warning">{words.unsaved}</Tag>}
              {settings.updateTime !== null && (
                <Updated>{words.updated(settings.updatedBy, formatDateTime(settings.updateTime))}</Updated>
              )}
            </Head>
            <ChannelForm channel={channel} settings={settings} edit={edit} />
          </div>
          <div>
            <ChannelTest channel={channel} settings={settings} dirty={edit.dirty} />
            <OptOutList channel={channel} />
            <ChannelProtocol settings={settings} />
          </div>
        </Columns>
      )}
    </AsyncView>
  );
};
