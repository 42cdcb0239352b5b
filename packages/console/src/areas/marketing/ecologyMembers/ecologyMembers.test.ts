import { expect, it } from 'vitest';
import { changesOf, type EditedMember } from './memberChanges.js';
import { memberText } from './memberText.js';
import { memberZh } from './memberWords.js';
import { momentsOf } from './memberMoments.js';
import type { MemberValues } from './MemberFields.js';
import { detailOf, supplier } from './members.fixtures.js';

const before: MemberValues = {
  memberName: '远山',
  memberType: 'sponsor',
  contactName: '林川',
  phoneNumber: '',
  email: '',
  message: '还有广告位吗？',
};

it('sends what was changed alone, and no number that was not typed', () => {
  expect(changesOf(before, { ...before, contactName: ' 林川 ' })).toEqual({});
  expect(changesOf(before, { ...before, memberName: '远山体育', phoneNumber: '13800006271' })).toEqual({
    memberName: '远山体育',
    phoneNumber: '13800006271',
  });
});

it('deletes an address only where that was said and no other was typed', () => {
  expect(changesOf(before, { ...before, dropEmail: true })).toEqual({ email: '' });
  expect(changesOf(before, { ...before, dropEmail: true, email: 'a@example.com' })).toEqual({
    email: 'a@example.com',
  });
  expect(changesOf(before, { ...before, dropEmail: false })).toEqual({});
});

it('compares what was typed with the number there is, and not with nothing', () => {
  const kept = { phoneNumber: '138****6271', email: '' };
  const text = (fields: Partial<EditedMember>) =>
    new Map(
      memberText({ ...before, version: 1, ...fields }, kept, memberZh).map(({ key, value }) => [key, value] as const),
    );
  expect(text({}).get('phoneNumber')).toBe('138****6271');
  expect(text({ phoneNumber: '13900000001' }).get('phoneNumber')).toBe('13900000001');
  expect(text({ dropEmail: true }).get('dropEmail')).not.toBe(text({}).get('dropEmail'));
});

it('tells what was asked, replied and set in the order in which it happened', () => {
  expect(momentsOf(detailOf(supplier)).map(({ kind }) => kind)).toEqual(['asked', 'replied', 'closed']);
});
