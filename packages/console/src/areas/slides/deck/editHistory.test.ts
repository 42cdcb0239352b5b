import { describe, expect, it } from 'vitest';
import { edited, historyOf, rebased, redone, undone } from './editHistory.js';

describe('the history of edits', () => {
  it('takes the letters of one field back in one step, and those of the next in another', () => {
    let history = historyOf({ text: '' });
    for (const text of ['a', 'ab', 'abc']) history = edited(history, { text }, 'title of 1');
    history = edited(history, { text: 'abcd' }, 'title of 2');
    history = undone(history);
    expect(history.present.text).toBe('abc');
    history = undone(history);
    expect(history.present.text).toBe('');
    expect(redone(redone(history)).present.text).toBe('abcd');
  });

  it('begins a new step after something was taken back', () => {
    let history = edited(historyOf('a'), 'ab', 'x');
    history = undone(history);
    history = edited(history, 'ac', 'x');
    expect(undone(history).present).toBe('a');
    expect(redone(history)).toBe(history);
  });

  it('keeps a hundred steps', () => {
    let history = historyOf(0);
    for (let step = 1; step <= 150; step += 1) history = edited(history, step);
    for (let step = 0; step < 200; step += 1) history = undone(history);
    expect(history.present).toBe(50);
  });

  it('is the same where nothing changed or nothing can be taken back', () => {
    const history = historyOf('a');
    expect(edited(history, 'a')).toBe(history);
    expect(undone(history)).toBe(history);
  });
});

it('takes in what was changed elsewhere at each of its steps, so that no step back loses it', () => {
  const history = rebased(edited(edited(historyOf('a'), 'ab'), 'abc'), (text) => `${text}+`);
  expect(history.present).toBe('abc+');
  expect(undone(history).present).toBe('ab+');
  expect(undone(undone(history)).present).toBe('a+');
});
