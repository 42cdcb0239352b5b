import type { RfmSegment } from '@console/api/contract';

/** What the kinds of customers are called, wherever they are told of. */
export const segmentNames: Readonly<Record<'zh' | 'en', Readonly<Record<RfmSegment, string>>>> = {
  zh: {
    champion: '重要价值',
    promising: '重要发展',
    cannotLose: '重要保持',
    atRisk: '重要挽留',
    loyal: '一般价值',
    newcomer: '一般发展',
    hibernating: '一般保持',
    lost: '一般挽留',
  },
  en: {
    champion: 'Champions',
    promising: 'Promising',
    cannotLose: 'Cannot lose',
    atRisk: 'At risk',
    loyal: 'Loyal',
    newcomer: 'Newcomers',
    hibernating: 'Hibernating',
    lost: 'Lost',
  },
};
