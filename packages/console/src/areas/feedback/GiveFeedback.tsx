import { ApiError } from '@console/api';
import { useUploadImage } from '@console/api/hooks/uploads';
import { useAddUserFeedback } from '@console/api/hooks/userFeedback';
import { type Feedback, FeedbackDialog } from '@console/ui/feedback-dialog';
import { useMessage } from '@console/ui/provider';
import { KeptFields } from '../../forms/KeptFields.js';
import { useEdit } from '../../forms/useEdit.js';
import { useSubmission } from '../../forms/useSubmission.js';
import type { Fields } from '../../session/formDrafts.js';
import { useFeedbackWords } from './feedbackWords.js';

interface GiveFeedbackProps {
  open: boolean;
  onClose: () => void;
}

/** The text alone: an image that was chosen is not there any more after a reload. */
const textOf = ({ feedbackInfo }: Fields): Fields | undefined =>
  typeof feedbackInfo === 'string' && feedbackInfo !== '' ? { feedbackInfo } : undefined;

/** What a user thinks of the product, with a picture where one says more. */
export default function GiveFeedback({ open, onClose }: GiveFeedbackProps) {
  const words = useFeedbackWords();
  const message = useMessage();
  const upload = useUploadImage();
  const add = useAddUserFeedback();
  const { problem, submit, forget } = useSubmission();
  const edit = useEdit('giveFeedback');

  const close = () => {
    forget();
    edit.setDirty(false);
    onClose();
  };
  const onSubmit = async (feedback: Feedback): Promise<boolean> => {
    const sent = await submit(() => add.run(feedback, { quiet: true }));
    if (!sent) return false;
    message.success(words.given);
    close();
    return true;
  };
  return (
    <FeedbackDialog
      open={open}
      onClose={close}
      upload={async (file, { signal }) => ({ url: await upload.run({ file }, { quiet: true, signal }) })}
      onSubmit={onSubmit}
      dirty={edit.dirty}
      onTouch={() => edit.setDirty(true)}
      renderKept={(clear) => <KeptFields edit={edit} fill={clear} revive={textOf} />}
      {...(problem instanceof ApiError && { problem })}
    />
  );
}
