import { RuleSet } from '@console/api/contract';
import { expect, it } from 'vitest';
import { rules } from './crowdPacks.fixtures.js';
import { nodeOfPlace, toRuleSet } from './toRuleSet.js';

it('sends what was edited as the contract takes it', () => {
  const sent = toRuleSet({ ...rules, title: '  ' });
  expect(RuleSet.safeParse(sent).success).toBe(true);
  expect(sent.title).toBeUndefined();
  expect(toRuleSet(sent)).toEqual(sent);
});

it('finds what the server names by its place', () => {
  expect(nodeOfPlace(rules, 'rules.1.rules.0')).toMatchObject({ field: 'order.count' });
  expect(nodeOfPlace(rules, 'exclude.0')).toMatchObject({ field: 'consent.sms' });
  expect(nodeOfPlace(rules, 'rules.0.rules.0')).toBeUndefined();
  expect(nodeOfPlace(rules, 'rules.9')).toBeUndefined();
});
