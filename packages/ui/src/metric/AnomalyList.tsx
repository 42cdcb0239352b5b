import { useWords } from '../locale/useWords.js';
import { AnomalyNoteField } from './AnomalyNoteField.js';
import { metricWords } from './locale.js';
import { valueText } from './metricText.js';
import { Anomalies, Fact, Number as Badge, Open } from './MetricTrend.styles.js';
import { periodName } from './periodName.js';
import type { AnomalyNote, MetricAnomaly } from './types.js';

export interface AnomalyListProps {
  anomalies: readonly MetricAnomaly[];
  unit: string;
  period: string;
  onNote: ((note: AnomalyNote) => Promise<unknown>) | undefined;
  onOpen: ((event: { anomaly: MetricAnomaly }) => void) | undefined;
}

/** The unusual values under a drawing, by the numbers that they have in it, each with what explains it. */
export const AnomalyList = ({ anomalies, unit, period, onNote, onOpen }: AnomalyListProps) => {
  const words = useWords(metricWords);
  return (
    <Anomalies aria-label={words.anomalyList}>
      {anomalies.map((anomaly, at) => {
        const { time, value, valueId, note } = anomaly;
        const name = periodName(time, period);
        return (
          <li key={time}>
            <Badge>{at + 1}</Badge>
            <Fact>{words.anomalyValue(name, valueText(value, unit))}</Fact>
            <AnomalyNoteField
              name={name}
              note={note}
              onSave={onNote && valueId !== null ? (text) => onNote({ valueId, note: text }) : undefined}
            />
            {onOpen && (
              <Open type="button" aria-label={words.openNamed(name)} onClick={() => onOpen({ anomaly })}>
                {words.open}
              </Open>
            )}
          </li>
        );
      })}
    </Anomalies>
  );
};
