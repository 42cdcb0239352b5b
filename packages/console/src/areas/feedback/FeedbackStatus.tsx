import type { FeedbackStatus as Value, UserFeedback } from '@console/api/contract';
import { lookUp } from '@console/base';
import { Status, type StatusTone } from '@console/ui/states';
import { useFeedbackWords } from './feedbackWords.js';

const tones: Record<Value, StatusTone> = { pending: 'warning', processing: 'running', done: 'ok', ignored: 'off' };

export const FeedbackStatus = ({ value }: { value: UserFeedback['status'] }) => (
  <Status tone={lookUp(tones, value, 'off')}>{lookUp(useFeedbackWords().statuses, value, value)}</Status>
);
