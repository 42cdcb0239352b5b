import { expect, it } from 'vitest';
import { pathNodes } from './pathNodes.js';

const step = (subject: string, predicate: string, object: string) => ({ subject, predicate, object, condition: '' });
const drawn = (...steps: readonly ReturnType<typeof step>[]): string => {
  const { from, steps: all } = pathNodes(steps);
  return [from, ...all.map(({ predicate, to, back }) => `${back ? `<-${predicate}-` : `-${predicate}->`} ${to}`)].join(
    ' ',
  );
};

it('draws each step on from where the one before came to, whichever way it is told', () => {
  expect(drawn(step('甲', '执教', '乙'))).toBe('甲 -执教-> 乙');
  expect(drawn(step('甲', '执教', '乙'), step('乙', '主场', '丙'))).toBe('甲 -执教-> 乙 -主场-> 丙');
  expect(drawn(step('乙', '主场', '丙'), step('甲', '执教', '乙'))).toBe('丙 <-主场- 乙 <-执教- 甲');
  expect(drawn(step('乙', '主场', '丙'), step('丁', '主场', '丙'))).toBe('乙 -主场-> 丙 <-主场- 丁');
});

it('draws what hangs together by no name as it is told, and nothing of nothing', () => {
  expect(drawn(step('甲', '执教', '乙'), step('丙', '主场', '丁'))).toBe('甲 -执教-> 乙 -主场-> 丁');
  expect(pathNodes([])).toEqual({ from: '', steps: [] });
});
