import { type EditedRules, type RuleField, ruleWords } from '@console/ui/rule-editor';
import { expect, it } from 'vitest';
import { differingKeys, firstChoices, mergeValues } from '../../../forms/mergeChoices.js';
import { describeRules, mergedRules, valuesOfRules } from './mergeRules.js';
import { tags } from './crowdPacks.fixtures.js';

const fields: readonly RuleField[] = tags;
const city = (...values: string[]) => ({ field: 'city', operator: 'in', values });
const orders = (least: string) => ({ field: 'order.count', operator: 'atLeast', values: [least] });
const began: EditedRules = {
  match: 'all',
  rules: [city('杭州'), { match: 'any', title: '现场', rules: [orders('2')] }],
  exclude: [{ field: 'consent.sms', operator: 'equals', values: ['false'] }],
};

/** What the dialog offers at first, taken as it is. */
const merged = (theirs: EditedRules, mine: EditedRules) => {
  const read = describeRules(ruleWords.zh, fields, [theirs, mine]);
  const [there, here, before] = [theirs, mine, began].map((one) => read(valuesOfRules(one)));
  const keys = differingKeys(there ?? [], here ?? []);
  const choices = firstChoices(keys, here ?? [], before);
  return {
    choices,
    rules: mergedRules(theirs, mine, mergeValues(valuesOfRules(theirs), valuesOfRules(mine), choices)),
  };
};

it('keeps what each of two people has changed in other conditions', () => {
  const theirs = { ...began, match: 'any', rules: [city('宁波'), ...began.rules.slice(1)] };
  const mine = { ...began, rules: [city('杭州'), { match: 'any', title: '现场', rules: [orders('5')] }, orders('1')] };
  expect(merged(theirs, mine).rules).toEqual({
    ...began,
    match: 'any',
    rules: [city('宁波'), { match: 'any', title: '现场', rules: [orders('5')] }, orders('1')],
  });
});

it('takes out what either has taken out, and puts what is new where it stood', () => {
  const theirs = { match: 'all', rules: began.rules };
  const mine = { ...began, rules: [orders('9'), city('杭州')] };
  expect(merged(theirs, mine).rules).toEqual({ match: 'all', rules: [orders('9'), city('杭州')] });
});

it('asks where both have changed the same, and offers mine first', () => {
  const theirs = { ...began, rules: [city('宁波'), ...began.rules.slice(1)] };
  const mine = { ...began, rules: [city('温州'), ...began.rules.slice(1)] };
  const { choices, rules } = merged(theirs, mine);
  expect(Object.values(choices)).toEqual(['mine']);
  expect(rules).toEqual(mine);
});

it('tells two conditions for one fact apart, and long lists by all that is in them', () => {
  const many = ['杭州', '宁波', '温州', '绍兴'];
  const theirs = { ...began, rules: [city(...many), city('嘉兴')] };
  const mine = { ...began, rules: [city(...many.slice(0, 3), '湖州'), city('嘉兴')] };
  const { choices } = merged(theirs, mine);
  expect(Object.keys(choices)).toEqual(['rules 1 city']);
});

it('keeps conditions that are only half filled in', () => {
  const blank = { field: '', operator: 'equals', values: [] };
  expect(merged(began, { ...began, rules: [...began.rules, blank] }).rules.rules).toEqual([...began.rules, blank]);
});
