import type { MessageStatus as Value } from '@console/api/contract';
import { Status, type StatusTone } from '@console/ui/states';
import { useMessageWords } from './messageWords.js';

const tones: Record<Value, StatusTone> = { draft: 'off', scheduled: 'running', sent: 'ok' };

export const MessageStatus = ({ value }: { value: Value }) => (
  <Status tone={tones[value]}>{useMessageWords().statuses[value]}</Status>
);
