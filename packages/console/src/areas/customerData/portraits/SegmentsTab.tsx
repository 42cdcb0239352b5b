import { addCrowdPack, type Rfm } from '@console/api/contract';
import { lookUp } from '@console/base';
import { PageLink } from '@console/ui/link';
import { lazyPart } from '@console/ui/on-demand';
import { SimpleTable } from '@console/ui/simple-table';
import { Button } from 'antd';
import { useState } from 'react';
import { linkTo } from '../../../navigation/address.js';
import { usePermitted } from '../../../session/usePermitted.js';
import type { PackOf } from './MakePackDialog.js';
import { usePortraitWords } from './portraitWords.js';
import { Charts, Wide } from './portraits.styles.js';
import { useRfmWords } from './rfmWords.js';
import { percentOf, written } from './sliceName.js';

const MakePackDialog = lazyPart(() => import('./MakePackDialog.js'));

type Segment = Rfm['segments'][number];

const yuan = (amount: number): string => `¥${Math.round(amount).toLocaleString()}`;

/** The eight segments with their averages; each becomes a crowd pack, or is looked at in the list of customers. */
export default function SegmentsTab({ rfm }: { rfm: Rfm }) {
  const words = useRfmWords();
  const { segments: names } = usePortraitWords();
  const mayMake = usePermitted(addCrowdPack);
  const [making, setMaking] = useState<PackOf>();
  const all = rfm.segments.reduce((sum, { customerCount }) => sum + customerCount, rfm.withoutOrders);
  const nameOf = (segment: string) => lookUp(names, segment, segment);
  const renderName = ({ segment }: Segment) => (
    <PageLink href={linkTo('customers', { segment })} title={words.see}>
      {nameOf(segment)}
    </PageLink>
  );
  const renderMake = ({ segment }: Segment) => (
    <Button
      size="small"
      aria-label={`${words.makePack} ${nameOf(segment)}`}
      onClick={() =>
        setMaking({ name: nameOf(segment), rule: { field: 'segment', operator: 'equals', values: [segment] } })
      }
    >
      {words.makePack}
    </Button>
  );
  return (
    <Charts>
      <Wide>
        <SimpleTable
          aria-label={words.tabs.segments}
          rows={rfm.segments}
          rowKey={({ segment }) => segment}
          columns={[
            {
              key: 'segment',
              title: words.segment,
              cell: renderName,
              full: ({ segment }) => nameOf(segment),
            },
            {
              key: 'people',
              title: words.people,
              cell: ({ customerCount }) => customerCount.toLocaleString(),
              bar: ({ customerCount }) => customerCount,
            },
            {
              key: 'share',
              title: words.share,
              number: true,
              cell: ({ customerCount }) => written(percentOf(customerCount, all)),
            },
            {
              key: 'recency',
              title: words.recency,
              number: true,
              cell: ({ averageRecencyDays }) => words.days(averageRecencyDays.toFixed(1)),
            },
            {
              key: 'frequency',
              title: words.frequency,
              number: true,
              cell: ({ averageFrequency }) => averageFrequency.toFixed(1),
            },
            {
              key: 'monetary',
              title: words.monetary,
              number: true,
              cell: ({ averageMonetary }) => yuan(averageMonetary),
            },
            { key: 'amount', title: words.amount, number: true, cell: ({ orderAmount }) => yuan(orderAmount) },
            ...(mayMake
              ? [
                  {
                    key: 'pack',
                    title: words.makePack,
                    cell: renderMake,
                  },
                ]
              : []),
          ]}
        />
      </Wide>
      {rfm.withoutOrders > 0 && <p>{words.withoutOrders(rfm.withoutOrders.toLocaleString())}</p>}
      <MakePackDialog of={making} onClose={() => setMaking(undefined)} />
    </Charts>
  );
}
