import { ApiError } from '@console/api';
import { sliceIn } from '@console/api/contract';
import { useReadPortrait } from '@console/api/hooks/portraits';
import { lazyPart } from '@console/ui/on-demand';
import { Tag } from '@console/ui/states';
import { DetailPage } from '../../../details/DetailPage.js';
import { countIn, idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { NarrowedTo } from './NarrowedTo.js';
import { PackPicker } from '../../../pickers/PackPicker.js';
import { PortraitCharts } from './PortraitCharts.js';
import { Charts, Row } from './portraits.styles.js';
import { usePortraitWords } from './portraitWords.js';

const SliceDrawer = lazyPart(() => import('./SliceDrawer.js'));
const MOST = 100;
const MOST_SLICES = 20;
/** In the address: codes of the slices that both audiences are narrowed to. */
const ONLY = 'only';

/** How some customers spread over traits, beside all or another pack. */
export default function PortraitPage() {
  const words = usePortraitWords();
  const [get, set] = useQueryState();
  const id = idIn(get('id'));
  const compared = idIn(get('compared'));
  const only = (get(ONLY) ?? '')
    .split(',')
    .filter((code) => sliceIn(code) !== undefined)
    .slice(0, MOST_SLICES);
  const narrow = (codes: readonly string[]) =>
    set({ [ONLY]: codes.length === 0 ? undefined : codes.join(','), trait: undefined, slice: undefined });
  const read = useReadPortrait(
    id === undefined
      ? null
      : {
          id,
          ...(compared !== undefined && { comparedPackId: compared }),
          ...(only.length > 0 && { slices: only }),
        },
    { keepPrevious: true },
  );
  const { state } = read;
  const isSliceGone =
    state.state === 'error' && state.error instanceof ApiError && state.error.reason === 'slice_not_found';
  const portrait = read.data;
  const spread = portrait?.spreads.find(({ trait }) => trait === get('trait'));
  const slice = spread?.slices[(countIn(get('slice'), MOST) ?? 0) - 1];
  return (
    <DetailPage
      title={words.what}
      titleOf={({ portraitName }) => portraitName}
      parent={{ title: words.title, route: 'portraits', back: words.back }}
      item={id === undefined ? undefined : state}
      what={words.what}
      gone={isSliceGone ? words.sliceGone : words.gone}
      none={words.none}
      renderTags={({ crowdPackName, customerCount }) => (
        <>
          <Tag>{crowdPackName || words.everybody}</Tag>
          <Tag>{customerCount.toLocaleString()}</Tag>
        </>
      )}
      beside={
        portrait && (
          <SliceDrawer
            portrait={portrait}
            trait={spread?.trait}
            slice={slice}
            only={only}
            onOnly={narrow}
            onClose={() => set({ trait: undefined, slice: undefined })}
          />
        )
      }
    >
      {(shown) => (
        <Charts>
          <Row>
            <label htmlFor="compared">{words.comparedWith}</label>
            <PackPicker
              id="compared"
              what={words.comparedWith}
              style={{ width: 240 }}
              placeholder={words.everybody}
              value={compared === undefined ? [] : [compared]}
              known={shown.comparedPackId === null ? [] : [{ id: shown.comparedPackId, name: shown.comparedPackName }]}
              onChange={([chosen]) => set({ compared: chosen })}
            />
          </Row>
          <p>{words.chartHelp}</p>
          <NarrowedTo slices={shown.narrowedTo} onChange={narrow} />
          <PortraitCharts portrait={shown} onSelect={(trait, at) => set({ trait, slice: at + 1 }, { push: true })} />
        </Charts>
      )}
    </DetailPage>
  );
}
