import { expect, it } from 'vitest';
import { bodyOf, draftOf, wrongIn } from './ruleDrafts.js';

const rule = { roleId: 'staff', table: 'teams', columns: ['省份'], condition: " 省份 = '北京' " };

it('sends a rule without columns as one that shows all of them', () => {
  expect(bodyOf([draftOf('1', rule), draftOf('2', { ...rule, roleId: 'guest', columns: null })])).toEqual([
    { roleId: 'staff', table: 'teams', columns: ['省份'], condition: "省份 = '北京'" },
    { roleId: 'guest', table: 'teams', columns: null, condition: "省份 = '北京'" },
  ]);
});

it('says what is wrong with rules before they are sent', () => {
  expect(wrongIn([draftOf('1', rule)])).toBeUndefined();
  expect(wrongIn([draftOf('1', rule), draftOf('2')])).toBe('incomplete');
  expect(wrongIn([draftOf('1', rule), draftOf('2', { ...rule, columns: null })])).toBe('doubled');
});
