import { useId, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { TextButton } from '../states/states.styles.js';
import { AnomalyNoteField } from './AnomalyNoteField.js';
import { metricWords } from './locale.js';
import { valueText } from './metricText.js';
import { Anomalies, Fact, More, Number as Badge, Open } from './MetricTrend.styles.js';
import { periodName } from './periodName.js';
import type { AnomalyNote, MetricAnomaly } from './types.js';

export interface AnomalyListProps {
  anomalies: readonly MetricAnomaly[];
  unit: string;
  period: string;
  onNote: ((note: AnomalyNote) => Promise<unknown>) | undefined;
  onOpen: ((event: { anomaly: MetricAnomaly }) => void) | undefined;
}

/** So many are shown until all are asked for: the newest. */
const FEW = 5;

/** The unusual values under a drawing, by the numbers that they have in it, each with what explains it. */
export const AnomalyList = ({ anomalies, unit, period, onNote, onOpen }: AnomalyListProps) => {
  const words = useWords(metricWords);
  const id = useId();
  const [all, setAll] = useState(false);
  const left = all ? 0 : Math.max(0, anomalies.length - FEW);
  return (
    <>
      <Anomalies id={id} aria-label={words.anomalyList}>
        {anomalies.slice(left).map((anomaly, at) => {
          const { time, value, valueId, note } = anomaly;
          const name = periodName(time, period);
          return (
            <li key={time}>
              <Badge>{left + at + 1}</Badge>
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
      {anomalies.length > FEW && (
        <More>
          <TextButton type="button" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            {all ? words.fewer : words.all(anomalies.length)}
          </TextButton>
        </More>
      )}
    </>
  );
};
