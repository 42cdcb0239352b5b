import { addCrowdPack, type PortraitDetail, sliceCode } from '@console/api/contract';
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
import { besides, narrowsTo } from './narrowing.js';
import { percentOf, type Slice, sliceName, written } from './sliceName.js';

const MakePackDialog = lazyPart(() => import('./MakePackDialog.js'));

interface SliceDrawerProps {
  portrait: PortraitDetail;
  trait: string | undefined;
  /** Undefined: closed. */
  slice: Slice | undefined;
  /** Codes of the slices that the portrait is narrowed to. */
  only: readonly string[];
  /** It is to be narrowed to these. */
  onOnly: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** One slice of a portrait beside the same of the other audience, and what can be made of it. */
export default function SliceDrawer({ portrait, trait = '', slice, only, onOnly, onClose }: SliceDrawerProps) {
  const words = usePortraitWords();
  const mayMake = usePermitted(addCrowdPack);
  const [making, setMaking] = useState<PackOf>();
  const name = slice ? words.slice(lookUp(words.traitNames, trait, trait), sliceName(trait, slice, words)) : '';
  const { customerCount, comparedCount, crowdPackId, comparedPackName, narrowedTo } = portrait;
  const code = sliceCode(trait, slice?.value ?? '');
  const isOnly = only.includes(code);
  const own = percentOf(slice?.count ?? 0, customerCount);
  const other = percentOf(slice?.compared ?? 0, comparedCount);
  const narrowed = slice && slice.rule !== null ? narrowsTo(trait, slice, narrowedTo) : undefined;
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
          {slice?.rule && (
            <Button onClick={() => onOnly(isOnly ? only.filter((one) => one !== code) : [...only, code])}>
              {isOnly ? words.widen(sliceName(trait, slice, words)) : words.onlyThese}
            </Button>
          )}
          {mayMake && slice?.rule && (
            <Button
              onClick={() =>
                slice.rule &&
                setMaking({
                  name: `${portrait.portraitName} ${sliceName(trait, slice, words)}`.slice(0, 50),
                  rule: slice.rule,
                  within: besides(trait, narrowedTo),
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
