import type { PortraitDetail } from '@console/api/contract';
import { lookUp, ready } from '@console/base';
import { ChartCard } from '@console/ui/chart-card';
import { Beside } from './portraits.styles.js';
import { usePortraitWords } from './portraitWords.js';
import { percentOf, sliceName, written } from './sliceName.js';

interface PortraitChartsProps {
  portrait: PortraitDetail;
  /** A slice of a trait was chosen, by its place. */
  onSelect: (trait: PortraitDetail['spreads'][number]['trait'], at: number) => void;
}

/** How two audiences spread over each trait. */
export const PortraitCharts = ({ portrait, onSelect }: PortraitChartsProps) => {
  const words = usePortraitWords();
  const { spreads, customerCount, comparedCount, comparedPackId, comparedPackName, crowdPackId } = portrait;
  const isSame = crowdPackId === comparedPackId;
  return (
    <Beside>
      {spreads.map(({ trait, slices }) => {
        const sharesOf = (total: number, of: 'count' | 'compared') =>
          slices.map((one) => Math.round(percentOf(one[of], total) * 10) / 10);
        const other = {
          name: comparedPackName || words.everybody,
          values: sharesOf(comparedCount, 'compared'),
          earlier: true,
        };
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
              series: [{ name: words.own, values: sharesOf(customerCount, 'count') }, ...(isSame ? [] : [other])],
            })}
            onSelect={({ at }) => onSelect(trait, at)}
          />
        );
      })}
    </Beside>
  );
};
