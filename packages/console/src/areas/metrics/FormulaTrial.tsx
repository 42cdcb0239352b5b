import type { MetricFormula } from '@console/api/contract';
import { useCheckMetricFormula } from '@console/api/hooks/metrics';
import { useMetricText } from '@console/ui/metric';
import { Notice, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { useSeparator } from '../../locale/useSeparator.js';
import { formulaOf, type FormulaFields } from './metricFields.js';
import { useMetricFormWords } from './metricFormWords.js';
import { Trial } from './metrics.styles.js';

/** The server has said what is wrong: trying the same again changes nothing. */
const isRefused = (code: number | string): boolean => code === 400 || code === 404;

interface TrialResultProps {
  formula: MetricFormula;
  unit: string;
}

/** What a formula comes to now, or what is wrong with it. */
const TrialResult = ({ formula, unit }: TrialResultProps) => {
  const words = useMetricFormWords();
  const separator = useSeparator();
  const text = useMetricText();
  const { state, refresh } = useCheckMetricFormula({ formula });
  if (state.state === 'loading') return <Skeletons shape="text" count={2} />;
  if (state.state === 'error') {
    const retry = state.error.notPermitted === true || isRefused(state.error.code) ? undefined : refresh;
    return (
      <Notice tone="error" title={words.refused} {...(retry && { action: { label: words.trial, onClick: retry } })}>
        {state.error.message}
      </Notice>
    );
  }
  const { value, rowCount, undatedCount, doubles, seconds } = state.data;
  return (
    <dl role="status">
      <dt>{words.trialValue}</dt>
      <dd>
        <strong>{value === null ? words.nothing : text.value(value, unit)}</strong>
        <span>
          {words.rows(rowCount.toLocaleString())} · {words.seconds(seconds.toFixed(2))}
        </span>
        {undatedCount > 0 && <em>{words.undated(undatedCount.toLocaleString())}</em>}
        {doubles.length > 0 && <em>{words.doubles(doubles.map(({ metricName }) => metricName).join(separator))}</em>}
      </dd>
    </dl>
  );
};

/** Counts by what stands in the form, without keeping anything. */
export const FormulaTrial = ({ fields }: { fields: FormulaFields }) => {
  const words = useMetricFormWords();
  const [asked, setAsked] = useState<MetricFormula>();
  const formula = formulaOf(fields);
  const whole = formula.sourceId !== '' && formula.table !== '' && formula.expression !== '';
  const isOutdated = asked !== undefined && JSON.stringify(asked) !== JSON.stringify(formula);
  return (
    <Trial>
      <Button disabled={!whole} onClick={() => setAsked(formula)}>
        {words.trial}
      </Button>
      {!whole && <span>{words.trialHint}</span>}
      {isOutdated && <span>{words.trialOutdated}</span>}
      {asked !== undefined && !isOutdated && <TrialResult formula={asked} unit={fields.unit} />}
    </Trial>
  );
};
