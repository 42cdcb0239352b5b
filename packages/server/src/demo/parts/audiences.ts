import { addCrowdPack, addPortrait, type Input } from '@console/api/contract';
import type { DemoPart } from '../demoWorld.js';

const packs: readonly Input<typeof addCrowdPack>[] = [
  {
    packName: '常购票的球迷',
    description: '90 天内下过两单以上',
    rules: { match: 'all', rules: [{ field: 'order.count', operator: 'atLeast', values: ['2'], days: 90 }] },
  },
  {
    packName: '愿收短信的会员',
    description: '同意接收短信，按等级分层触达',
    rules: {
      match: 'all',
      rules: [
        { field: 'consent.sms', operator: 'equals', values: ['true'] },
        { field: 'level', operator: 'in', values: ['银卡会员', '金卡会员', '铂金会员'] },
      ],
    },
  },
  {
    packName: '很久没来的老客',
    description: '消费过 500 元以上，最近 120 天没有下单',
    rules: {
      match: 'all',
      rules: [{ field: 'order.amount', operator: 'atLeast', values: ['500'], days: 365 }],
      exclude: [{ field: 'order.count', operator: 'atLeast', values: ['1'], days: 120 }],
    },
  },
];

/** Some of the people around the association, and how they are spread. */
export const audiences: DemoPart = {
  title: { zh: '人群与画像', en: 'audiences' },
  add: async ({ calls, admin, calendar }) => {
    const ids: string[] = [];
    for (const [index, pack] of packs.entries())
      ids.push((await calls.call(addCrowdPack, pack, { as: admin, at: calendar.workdayAgo(40 - index * 9) })).id);
    const caller = { as: admin, at: calendar.workdayAgo(12) };
    await calls.call(
      addPortrait,
      { portraitName: '全部客户', crowdPackId: null, traits: ['gender', 'age', 'city', 'level', 'segment', 'tag'] },
      caller,
    );
    await calls.call(
      addPortrait,
      { portraitName: '常购票的球迷', crowdPackId: ids[0] ?? null, traits: ['gender', 'age', 'city', 'level'] },
      caller,
    );
  },
};
