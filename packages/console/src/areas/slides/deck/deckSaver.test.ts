import { ApiError } from '@console/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deckSaver, PAUSE, type Saving } from './deckSaver.js';

const at = new Date('2026-11-21T10:41:00');
const broken = new ApiError({ status: 0, code: 0, message: '网络已断开' });
const changed = new ApiError({ status: 409, code: 409, message: '已被修改', reason: 'changed_meanwhile' });

/** A server that answers when it is told to. */
const startSaver = () => {
  const sent: { content: string; version: number }[] = [];
  const states: Saving['state'][] = [];
  let answer: { resolve: (version: number) => void; reject: (error: Error) => void } | undefined;
  const onSaved = vi.fn();
  const saver = deckSaver<string>({
    version: 1,
    upon: 'read',
    save: (content, version) => {
      sent.push({ content, version });
      return new Promise((resolve, reject) => {
        answer = { resolve, reject };
      });
    },
    onSaving: ({ state }) => states.push(state),
    onSaved,
    now: () => at,
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    saver,
    sent,
    states,
    onSaved,
    answers: (version: number) => {
      answer?.resolve(version);
      return settle();
    },
    fails: (error: Error) => {
      answer?.reject(error);
      return settle();
    },
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('saving of a deck', () => {
  it('sends the newest state once, a moment after the last edit', async () => {
    const { saver, sent, states, answers, onSaved } = startSaver();
    saver.change('a');
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    saver.change('ab');
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ content: 'ab', version: 1 }]);
    await answers(2);
    expect(states).toEqual(['waiting', 'waiting', 'saving', 'saved']);
    expect(onSaved).toHaveBeenCalledOnce();
    expect(saver.version()).toBe(2);
  });

  it('sends what is edited meanwhile after it, on top of the version that came of it', async () => {
    const { saver, sent, answers, onSaved } = startSaver();
    saver.change('a');
    await vi.advanceTimersByTimeAsync(PAUSE);
    saver.change('ab');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(sent).toHaveLength(1);
    await answers(2);
    expect(sent[1]).toEqual({ content: 'ab', version: 2 });
    expect(onSaved).not.toHaveBeenCalled();
    await answers(3);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('keeps what could not be saved, and sends it when it is asked for', async () => {
    const { saver, sent, states, answers, fails } = startSaver();
    saver.change('a');
    const first = saver.flush();
    await fails(broken);
    expect(await first).toBe(false);
    expect(states.at(-1)).toBe('failed');
    const again = saver.flush();
    expect(sent).toHaveLength(2);
    await answers(2);
    expect(await again).toBe(true);
  });

  it('sends nothing over a state that somebody else saved until it is said which one counts', async () => {
    const { saver, sent, states, answers, fails } = startSaver();
    saver.change('mine');
    const first = saver.flush();
    await fails(changed);
    expect(await first).toBe(false);
    expect(states.at(-1)).toBe('conflict');
    saver.change('still mine');
    await vi.advanceTimersByTimeAsync(PAUSE * 2);
    expect(sent).toHaveLength(1);
    saver.goOnUpon({ content: 'theirs', version: 7 });
    expect([states.at(-1), saver.upon(), saver.waits()]).toEqual(['waiting', 'theirs', true]);
    const kept = saver.flush();
    expect(sent[1]).toEqual({ content: 'still mine', version: 7 });
    await answers(8);
    expect(await kept).toBe(true);
  });

  it('forgets its own state where the other one is taken', async () => {
    const { saver, sent, fails, onSaved } = startSaver();
    saver.change('mine');
    void saver.flush();
    await fails(changed);
    saver.takeTheirs({ content: 'theirs', version: 7 });
    expect([saver.upon(), saver.waits()]).toEqual(['theirs', false]);
    expect(onSaved).toHaveBeenCalledOnce();
    expect(await saver.flush()).toBe(true);
    expect(sent).toHaveLength(1);
    saver.change('more');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(sent[1]).toEqual({ content: 'more', version: 7 });
  });

  it('tries again where what was saved elsewhere could not be read', async () => {
    const { saver, sent, states, fails } = startSaver();
    saver.change('mine');
    void saver.flush();
    await fails(changed);
    saver.failToSettle(broken);
    expect(states.at(-1)).toBe('failed');
    void saver.flush();
    expect(sent).toHaveLength(2);
  });

  it('knows what was saved last', async () => {
    const { saver, answers } = startSaver();
    expect(saver.upon()).toBe('read');
    saver.change('a');
    void saver.flush();
    expect([saver.upon(), saver.waits()]).toEqual(['read', true]);
    await answers(2);
    expect([saver.upon(), saver.waits()]).toEqual(['a', false]);
  });
});
