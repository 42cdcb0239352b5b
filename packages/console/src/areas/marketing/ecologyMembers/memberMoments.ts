import type { EcologyMemberDetail } from '@console/api/contract';

/** One thing that was said or done. */
export interface MemberMoment {
  readonly id: string;
  /** `replied`, or what happened, as the history has it. */
  readonly kind: string;
  readonly content: string;
  readonly username: string;
  readonly createTime: string;
}

/** What was asked, replied and set, in the order in which it happened. */
export const momentsOf = ({ history, replies }: Pick<EcologyMemberDetail, 'history' | 'replies'>): MemberMoment[] =>
  [
    ...history,
    ...replies.map(({ repliedBy, ...reply }) => ({ ...reply, kind: 'replied', username: repliedBy })),
  ].toSorted((a, b) => Date.parse(a.createTime) - Date.parse(b.createTime));
