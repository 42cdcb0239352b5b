import { type Rfm, rfmSegments, rfmSpans } from '@console/api/contract';
import { useReadRfmHistory } from '@console/api/hooks/portraits';
import { mapAsync } from '@console/base';
import { ChartCard } from '@console/ui/chart-card';
import { AsyncView } from '@console/ui/states';
import { Segmented } from 'antd';
import { oneOf } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useAfterCount } from '../../../state/useAfterCount.js';
import { Moves } from './Moves.js';
import { usePortraitWords } from './portraitWords.js';
import { Charts, Row } from './portraits.styles.js';
import { useRfmWords } from './rfmWords.js';

/** How many were in each segment by day, and who went from one to another. */
export default function RfmHistoryTab({ rfm }: { rfm: Rfm }) {
  const words = useRfmWords();
  const { segments } = usePortraitWords();
  const [get, set] = useQueryState();
  const days = oneOf(get('days'), rfmSpans) ?? '30';
  const history = useReadRfmHistory({ days }, { keepPrevious: true });
  useAfterCount(rfm, history.refresh);
  const noMoves = <p>{words.noMoves}</p>;
  return (
    <Charts>
      <Row>
        <Segmented
          aria-label={words.date}
          value={days}
          options={rfmSpans.map((value) => ({ value, label: words.last[value] }))}
          onChange={(value) => set({ days: value === '30' ? undefined : value })}
        />
      </Row>
      <ChartCard
        kind="heat"
        title={words.sizes}
        labelTitle={words.date}
        empty={words.noHistory}
        height={280}
        data={mapAsync(history.state, (all) => ({
          labels: all.days.map(({ day }) => day.slice(5)),
          series: rfmSegments.map((segment) => ({
            name: segments[segment],
            values: all.days.map((one) => one.segments.find((size) => size.segment === segment)?.customerCount ?? 0),
          })),
        }))}
      />
      <h2>{words.moves}</h2>
      <AsyncView value={history.state} what={words.moves} empty={({ moves }) => (moves.length === 0 ? noMoves : null)}>
        {({ moves }) => <Moves label={words.moves} moves={moves} />}
      </AsyncView>
    </Charts>
  );
}
