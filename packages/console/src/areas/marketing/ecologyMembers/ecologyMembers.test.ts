import { expect, it } from 'vitest';
import { changesOf } from './memberChanges.js';
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

it('tells what was asked, replied and set in the order in which it happened', () => {
  expect(momentsOf(detailOf(supplier)).map(({ kind }) => kind)).toEqual(['asked', 'replied', 'closed']);
});
