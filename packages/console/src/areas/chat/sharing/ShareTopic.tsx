import { useReadTopicShare, useShareTopic, useUnshareTopic } from '@console/api/hooks/topicShares';
import { useMessage } from '@console/ui/provider';
import { ShareDialog } from '@console/ui/sharing';
import { useSubmission } from '../../../forms/useSubmission.js';
import { linkTo } from '../../../navigation/address.js';
import { useUser } from '../../../session/UserContext.js';
import { useSharingWords } from './sharingWords.js';

interface ShareTopicProps {
  topicId: string;
  open: boolean;
  onClose: () => void;
}

/** Whom an own conversation is shared with. */
export default function ShareTopic({ topicId, open, onClose }: ShareTopicProps) {
  const words = useSharingWords();
  const message = useMessage();
  const { roles, currentRole } = useUser();
  const share = useReadTopicShare(open ? { id: topicId } : null);
  const sharing = useShareTopic();
  const ending = useUnshareTopic();
  const { problem, submit, forget } = useSubmission();
  const close = () => {
    forget();
    onClose();
  };
  const onShare = async (wanted: readonly string[] | null) => {
    const roleIds = wanted === null ? null : [...wanted];
    const done = await submit(() => sharing.run({ id: topicId, roleIds }, { quiet: true }));
    if (done) message.success(words.shared);
    return done;
  };
  const onStop = async () => {
    const done = await submit(() => ending.run({ id: topicId }, { quiet: true }));
    if (done) message.success(words.stopped);
    return done;
  };
  return (
    <ShareDialog
      open={open}
      onClose={close}
      share={share.state}
      // Whoever acts as one of their roles shares as that one.
      roles={currentRole === undefined ? roles : [currentRole]}
      link={`${location.origin}${location.pathname}${linkTo('chatAI', { shared: topicId })}`}
      onShare={onShare}
      onStop={onStop}
      {...(problem && { problem })}
    />
  );
}
