import { expect, it } from 'vitest';
import { readReport } from './reports.js';

it('reads a report of WeCom, and of others nothing', () => {
  const xml = `<xml><Event><![CDATA[change_external_contact]]></Event><ChangeType><![CDATA[del_follow_user]]></ChangeType>
    <CreateTime>1764300000</CreateTime><UserID> <![CDATA[zhang]]> </UserID><ExternalUserID><![CDATA[wm]1]]></ExternalUserID></xml>`;
  expect(readReport(xml)).toMatchObject({
    kind: 'lost',
    userId: 'zhang',
    externalUserId: 'wm]1',
    state: '',
    at: new Date('2025-11-28T03:20:00Z'),
  });
  expect(readReport(xml.replace('del_follow_user', 'other'))).toBeNull();
  expect(readReport('')).toBeNull();
});
