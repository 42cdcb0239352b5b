import type { FeedbackStatus as Value } from '@console/api/contract';
import { Status, type StatusTone } from '@console/ui/states';
import { useFeedbackWords } from './feedbackWords.js';

const tones: Record<Value, StatusTone> = { pending: 'warning', processing: 'running', done: 'ok', ignored: 'off' };

export const FeedbackStatus = ({ value }: { value: Value }) => (
  <Status tone={tones[value]}>{useFeedbackWords().statuses[value]}</Status>
);
