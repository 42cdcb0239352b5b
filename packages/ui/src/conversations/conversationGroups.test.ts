import { describe, expect, it } from 'vitest';
import { groupConversations } from './conversationGroups.js';

const at = (updateTime: Date, id: string) => ({ id, title: id, running: false, updateTime: updateTime.toISOString() });

describe('conversations by day', () => {
  const now = new Date(2026, 10, 21, 0, 30);

  it('go by the local calendar, not by hours passed', () => {
    const groups = groupConversations(
      [
        at(new Date(2026, 10, 20, 23, 59), 'minutes ago'),
        at(new Date(2026, 10, 21, 0, 0), 'midnight'),
        at(new Date(2026, 10, 15, 0, 0), 'six days'),
        at(new Date(2026, 10, 14, 23, 59), 'seven days'),
      ],
      now,
    );
    expect(groups.map(({ period, conversations }) => [period, conversations.map(({ id }) => id)])).toEqual([
      ['today', ['midnight']],
      ['yesterday', ['minutes ago']],
      ['week', ['six days']],
      ['earlier', ['seven days']],
    ]);
  });

  it('stand newest first, also when they come in another order', () => {
    const [today] = groupConversations(
      [at(new Date(2026, 10, 21, 0, 1), 'old'), at(new Date(2026, 10, 21, 0, 20), 'new')],
      now,
    );
    expect(today?.conversations.map(({ id }) => id)).toEqual(['new', 'old']);
  });
});
