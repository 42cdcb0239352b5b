import { addCrowdPack, type PortraitDetail } from '@console/api/contract';
import { lookUp } from '@console/base';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { PageLink } from '@console/ui/link';
import { lazyPart } from '@console/ui/on-demand';
import { SimpleTable } from '@console/ui/simple-table';
import { Button } from 'antd';
import { useState } from 'react';
import { linkTo } from '../../../navigation/address.js';
import { usePermitted } from '../../../session/usePermitted.js';
import type { PackOf } from './MakePackDialog.js';
import { usePortraitWords } from './portraitWords.js';
import { Row } from './portraits.styles.js';
import { percentOf, type Slice, sliceName, written } from './sliceName.js';

const MakePackDialog = lazyPart(() => import('./MakePackDialog.js'));

interface SliceDrawerProps {
  portrait: PortraitDetail;
  trait: string | undefined;
  /** Undefined: closed. */
  slice: Slice | undefined;
  onClose: () => void;
}

/** Traits that the list of customers can be narrowed by, as its address calls them. */
const narrows = (trait: string, { value, label }: Slice): Record<string, string> | undefined => {
  if (value === '') return undefined;
  if (trait === 'city') return { city: value };
  if (trait === 'segment') return { segment: value };
  return trait === 'tag' ? { label } : undefined;
};

/** One slice of a portrait beside the same of the other audience, and what can be made of it. */
export default function SliceDrawer({ portrait, trait = '', slice, onClose }: SliceDrawerProps) {
  const words = usePortraitWords();
  const mayMake = usePermitted(addCrowdPack);
  const [making, setMaking] = useState<PackOf>();
  const name = slice ? words.slice(lookUp(words.traitNames, trait, trait), sliceName(trait, slice, words)) : '';
  const { customerCount, comparedCount, crowdPackId, comparedPackName } = portrait;
  const own = percentOf(slice?.count ?? 0, customerCount);
  const other = percentOf(slice?.compared ?? 0, comparedCount);
  const narrowed = slice && slice.rule !== null ? narrows(trait, slice) : undefined;
  const rows = [
    { key: 'own', name: words.own, count: slice?.count ?? 0, share: own },
    { key: 'other', name: comparedPackName || words.everybody, count: slice?.compared ?? 0, share: other },
  ];
  const points = `${own >= other ? '+' : '−'}${Math.abs(own - other).toFixed(1)}`;
  return (
    <>
      <DetailDrawer open={slice !== undefined} title={name} onClose={onClose}>
        <SimpleTable
          aria-label={name}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'name', title: words.audience, cell: (row) => row.name },
            { key: 'count', title: words.people, number: true, cell: ({ count }) => count.toLocaleString() },
            { key: 'share', title: words.share, number: true, cell: ({ share }) => written(share) },
          ]}
        />
        <p>
          {words.difference} {words.points(points)}
        </p>
        <p title={words.indexHelp}>
          {words.index} {other === 0 ? '—' : Math.round((own / other) * 100)}
        </p>
        <Row>
          {mayMake && slice?.rule && (
            <Button
              onClick={() =>
                slice.rule &&
                setMaking({
                  name: `${portrait.portraitName} ${sliceName(trait, slice, words)}`.slice(0, 50),
                  rule: slice.rule,
                  ...(crowdPackId !== null && { packId: crowdPackId }),
                })
              }
            >
              {words.makePack}
            </Button>
          )}
          {narrowed && (
            <PageLink href={linkTo('customers', { ...narrowed, ...(crowdPackId !== null && { pack: crowdPackId }) })}>
              {words.seeCustomers}
            </PageLink>
          )}
        </Row>
      </DetailDrawer>
      <MakePackDialog of={making} onClose={() => setMaking(undefined)} />
    </>
  );
}
