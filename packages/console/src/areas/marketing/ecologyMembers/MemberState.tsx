import type { EcologyMember, EcologyMemberState } from '@console/api/contract';
import { lookUp } from '@console/base';
import { Status, type StatusTone } from '@console/ui/states';
import { useMemberWords } from './memberWords.js';

const tones: Record<EcologyMemberState, StatusTone> = {
  none: 'off',
  waiting: 'warning',
  answered: 'ok',
  closed: 'off',
};

/** How far it is with what a member asked. */
export const MemberState = ({ state }: Pick<EcologyMember, 'state'>) => (
  <Status tone={lookUp(tones, state, 'off')}>{lookUp(useMemberWords().states, state, state)}</Status>
);
