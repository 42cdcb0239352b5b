import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords.js';
import { Panel, type PanelProps } from '../panel/Panel.js';
import { directionText, formulaText, updateText } from './definitionText.js';
import { metricWords } from './locale.js';
import { Formula, Missing, Terms } from './MetricDefinition.styles.js';
import type { DefinedMetric } from './types.js';

export interface MetricDefinitionProps extends Omit<PanelProps, 'title' | 'note' | 'children'> {
  /** Whose definition it is. */
  metric: DefinedMetric;
}

/** What a metric counts, from what, and who answers for it. */
export const MetricDefinition = ({ metric, ...rest }: MetricDefinitionProps) => {
  const words = useWords(metricWords);
  const { definition, formula, sourceName, tableLabel, owner, unit, synonyms, englishName } = metric;
  const terms: { name: string; text: ReactNode }[] = [
    { name: words.meaning, text: definition === '' ? <Missing>{words.noMeaning}</Missing> : definition },
    ...(formula
      ? [
          {
            name: words.formula,
            text: <Formula title={formula.expression}>{formulaText(formula, unit)}</Formula>,
          },
          ...(formula.filter ? [{ name: words.filter, text: <Formula>{formula.filter}</Formula> }] : []),
          { name: words.source, text: words.sourceOf(sourceName, tableLabel || formula.table) },
        ]
      : [{ name: words.source, text: words.typed }]),
    { name: words.owner, text: owner === null ? <Missing>{words.noOwner}</Missing> : owner.name },
    { name: words.updating, text: updateText(metric, words) },
    { name: words.direction, text: directionText(metric, words) },
    {
      name: words.synonyms,
      text: synonyms.length === 0 ? <Missing>{words.none}</Missing> : synonyms.join(words.pause),
    },
    ...(englishName === '' ? [] : [{ name: words.english, text: englishName }]),
  ];
  return (
    <Panel {...rest} title={words.definition}>
      <Terms>
        {terms.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Terms>
    </Panel>
  );
};
