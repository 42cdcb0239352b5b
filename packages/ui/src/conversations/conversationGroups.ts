export interface Conversation {
  readonly id: string;
  readonly title: string;
  /** An answer is being written in it. */
  readonly running: boolean;
  /** Of the last question, ISO 8601. */
  readonly updateTime: string;
}

export type Period = 'today' | 'yesterday' | 'week' | 'earlier';

export interface ConversationGroup {
  readonly period: Period;
  readonly conversations: readonly Conversation[];
}

const daysBefore = (now: Date, days: number): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).getTime();

const periodOf = (time: string, now: Date): Period => {
  const at = new Date(time).getTime();
  if (at >= daysBefore(now, 0)) return 'today';
  if (at >= daysBefore(now, 1)) return 'yesterday';
  return at >= daysBefore(now, 6) ? 'week' : 'earlier';
};

/** By local days, newest first, without empty groups. 近 7 天 is today and the six days before. */
export const groupConversations = (conversations: readonly Conversation[], now: Date): ConversationGroup[] => {
  const sorted = conversations.toSorted((a, b) => Date.parse(b.updateTime) - Date.parse(a.updateTime));
  const periods: readonly Period[] = ['today', 'yesterday', 'week', 'earlier'];
  return periods
    .map((period) => ({
      period,
      conversations: sorted.filter(({ updateTime }) => periodOf(updateTime, now) === period),
    }))
    .filter((group) => group.conversations.length > 0);
};
