import type { Rfm } from '@console/api/contract';
import { usePreviewRfm } from '@console/api/hooks/portraits';
import { ThresholdPicture } from '@console/ui/rfm-picture';
import { AsyncView } from '@console/ui/states';
import { Button, InputNumber } from 'antd';
import { useEffect, useState } from 'react';
import { Moves } from './Moves.js';
import { Beside, Charts, Row } from './portraits.styles.js';
import { useRfmWords } from './rfmWords.js';
import { percentOf, written } from './sliceName.js';
import type { Thresholds } from './useThresholds.js';

interface ThresholdsTabProps {
  rfm: Rfm;
  value: Thresholds;
  onChange: (part: Partial<Thresholds>) => void;
}

/** Milliseconds for which a threshold has to rest before others are counted. */
const REST = 300;

/** What was last set, once nothing has been set for a moment. */
const useRested = ({ recencyDays, frequency, monetary, spanDays }: Thresholds): Thresholds => {
  const [rested, setRested] = useState({ recencyDays, frequency, monetary, spanDays });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ recencyDays, frequency, monetary, spanDays }), REST);
    return () => clearTimeout(timer);
  }, [recencyDays, frequency, monetary, spanDays]);
  return rested;
};

/** Thresholds moved on pictures of how customers spread, and who would change segment by them. */
export default function ThresholdsTab({ rfm: { distribution }, value, onChange }: ThresholdsTabProps) {
  const words = useRfmWords();
  const wanted = useRested(value);
  const [exactFor, setExactFor] = useState<Thresholds>();
  const preview = usePreviewRfm({ ...wanted, ...(exactFor === wanted && { exact: true }) }, { keepPrevious: true });
  return (
    <Charts>
      <p>{words.moved}</p>
      <Row>
        <label htmlFor="spanDays">{words.span}</label>
        <InputNumber
          id="spanDays"
          value={value.spanDays}
          min={1}
          max={3650}
          precision={0}
          suffix={words.dayUnit}
          style={{ width: 128 }}
          onChange={(spanDays) => spanDays !== null && onChange({ spanDays })}
        />
      </Row>
      <Beside>
        <ThresholdPicture
          title={words.recencyTitle}
          spread={distribution.recency}
          value={value.recencyDays}
          side="atMost"
          unit={words.dayUnit}
          max={3650}
          onChange={(change) => onChange({ recencyDays: Math.round(change.value) })}
        />
        <ThresholdPicture
          title={words.frequencyTitle}
          spread={distribution.frequency}
          value={value.frequency}
          side="atLeast"
          unit={words.orderUnit}
          min={1}
          max={10_000}
          onChange={(change) => onChange({ frequency: Math.round(change.value) })}
        />
        <ThresholdPicture
          title={words.monetaryTitle}
          spread={distribution.monetary}
          value={value.monetary}
          side="atLeast"
          unit={words.yuanUnit}
          onChange={(change) => onChange({ monetary: change.value })}
        />
      </Beside>
      <h2>{words.preview}</h2>
      <AsyncView value={preview.state} what={words.preview}>
        {({ moves, customerCount, exact }) => {
          const moving = moves.reduce(
            (sum, { from, to, customerCount: count }) => (from === to ? sum : sum + count),
            0,
          );
          return (
            <>
              <Row role="status">
                {moving === 0
                  ? words.nobody
                  : words.moving(moving.toLocaleString(), written(percentOf(moving, customerCount)))}
                {!exact && (
                  <>
                    <span>{words.sampled}</span>
                    <Button size="small" onClick={() => setExactFor(wanted)}>
                      {words.countExactly}
                    </Button>
                  </>
                )}
              </Row>
              <Moves label={words.preview} moves={moves} />
            </>
          );
        }}
      </AsyncView>
    </Charts>
  );
}
