import type { Message, MessageStatus as Value } from '@console/api/contract';
import { lookUp } from '@console/base';
import { Status, type StatusTone } from '@console/ui/states';
import { useMessageWords } from './messageWords.js';

const tones: Record<Value, StatusTone> = { draft: 'off', scheduled: 'running', sent: 'ok' };

export const MessageStatus = ({ value }: { value: Message['status'] }) => (
  <Status tone={lookUp(tones, value, 'off')}>{lookUp(useMessageWords().statuses, value, value)}</Status>
);
