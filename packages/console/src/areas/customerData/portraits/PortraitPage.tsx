import { useReadPortrait } from '@console/api/hooks/portraits';
import { lookUp, ready } from '@console/base';
import { ChartCard } from '@console/ui/chart-card';
import { lazyPart } from '@console/ui/on-demand';
import { Tag } from '@console/ui/states';
import { DetailPage } from '../../../details/DetailPage.js';
import { countIn, idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { PackPicker } from './PackPicker.js';
import { Charts, Row } from './portraits.styles.js';
import { usePortraitWords } from './portraitWords.js';
import { percentOf, sliceName, written } from './sliceName.js';

const SliceDrawer = lazyPart(() => import('./SliceDrawer.js'));
const MOST = 100;

/** How some customers spread over traits, beside all or another pack. */
export default function PortraitPage() {
  const words = usePortraitWords();
  const [get, set] = useQueryState();
  const id = idIn(get('id'));
  const compared = idIn(get('compared'));
  const read = useReadPortrait(
    id === undefined ? null : { id, ...(compared !== undefined && { comparedPackId: compared }) },
    { keepPrevious: true },
  );
  const portrait = read.data;
  const spread = portrait?.spreads.find(({ trait }) => trait === get('trait'));
  const slice = spread?.slices[(countIn(get('slice'), MOST) ?? 0) - 1];
  const comparedName = portrait?.comparedPackName || words.everybody;
  return (
    <DetailPage
      title={words.what}
      titleOf={({ portraitName }) => portraitName}
      parent={{ title: words.title, route: 'portraits', back: words.back }}
      item={id === undefined ? undefined : read.state}
      what={words.what}
      gone={words.gone}
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
            onClose={() => set({ trait: undefined, slice: undefined })}
          />
        )
      }
    >
      {({ spreads, customerCount, comparedCount, comparedPackId, comparedPackName, crowdPackId }) => (
        <Charts>
          <Row>
            <label htmlFor="compared">{words.comparedWith}</label>
            <PackPicker
              id="compared"
              what={words.comparedWith}
              style={{ width: 240 }}
              placeholder={words.everybody}
              value={compared === undefined ? [] : [compared]}
              known={comparedPackId === null ? [] : [{ id: comparedPackId, name: comparedPackName }]}
              onChange={([chosen]) => set({ compared: chosen })}
            />
          </Row>
          <p>{words.chartHelp}</p>
          <div>
            {spreads.map(({ trait, slices }) => {
              const sharesOf = (total: number, of: 'count' | 'compared') =>
                slices.map((one) => Math.round(percentOf(one[of], total) * 10) / 10);
              const isSame = crowdPackId === comparedPackId;
              return (
                <ChartCard
                  key={trait}
                  kind="bar"
                  title={lookUp(words.traitNames, trait, trait)}
                  labelTitle={lookUp(words.traitNames, trait, trait)}
                  unit="%"
                  format={(value) => written(value).slice(0, -1)}
                  data={ready({
                    labels: slices.map((one) => sliceName(trait, one, words)),
                    series: [
                      { name: words.own, values: sharesOf(customerCount, 'count') },
                      ...(isSame
                        ? []
                        : [{ name: comparedName, values: sharesOf(comparedCount, 'compared'), earlier: true }]),
                    ],
                  })}
                  onSelect={({ at }) => set({ trait, slice: at + 1 }, { push: true })}
                />
              );
            })}
          </div>
        </Charts>
      )}
    </DetailPage>
  );
}
