import { ApiError } from '@console/api';
import { useUploadImage } from '@console/api/hooks/uploads';
import { useAddUserFeedback } from '@console/api/hooks/userFeedback';
import { type Feedback, FeedbackDialog } from '@console/ui/feedback-dialog';
import { useMessage } from '@console/ui/provider';
import { useSubmission } from '../../forms/useSubmission.js';
import { useFeedbackWords } from './feedbackWords.js';

interface GiveFeedbackProps {
  open: boolean;
  onClose: () => void;
}

/** What a user thinks of the product, with a picture where one says more. */
export default function GiveFeedback({ open, onClose }: GiveFeedbackProps) {
  const words = useFeedbackWords();
  const message = useMessage();
  const upload = useUploadImage();
  const add = useAddUserFeedback();
  const { problem, submit, forget } = useSubmission();

  const close = () => {
    forget();
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
      {...(problem instanceof ApiError && { problem })}
    />
  );
}
