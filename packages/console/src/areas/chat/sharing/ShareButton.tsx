import { ShareAltOutlined } from '@ant-design/icons';
import { readTopicShare, shareTopic } from '@console/api/contract';
import { IconButton } from '@console/ui/button';
import { lazyPart } from '@console/ui/on-demand';
import { useState } from 'react';
import { useDictionary } from '../../../locale/useDictionary.js';
import { Offered } from '../../../session/Offered.js';

const ShareTopic = lazyPart(() => import('./ShareTopic.js'));

const calls = [readTopicShare, shareTopic];

/** Shows an own conversation to others. */
export const ShareButton = ({ topicId }: { topicId: string }) => {
  const { chat } = useDictionary();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const start = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <Offered calls={calls}>
      <IconButton label={chat.share} icon={<ShareAltOutlined />} aria-haspopup="dialog" onClick={start} />
      {wanted && (
        <ShareTopic topicId={topicId} open={open} onClose={() => setOpen(false)} onMissing={() => setWanted(false)} />
      )}
    </Offered>
  );
};
