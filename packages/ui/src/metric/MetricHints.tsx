import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useWords } from '../locale/useWords.js';
import { Panel, type PanelProps } from '../panel/Panel.js';
import { TextButton } from '../states/states.styles.js';
import { completeText, hintLines } from './hintLines.js';
import { metricWords } from './locale.js';
import { Hints } from './MetricHints.styles.js';
import type { HintedMetric, HintKind } from './types.js';

export interface MetricHintsProps extends Omit<PanelProps, 'title' | 'note' | 'children'> {
  /** Which metric it is about, with its hints. */
  metric: HintedMetric;
  /** What the link of each hint does. What is left out has no link: nothing can be done, or not by this reader. */
  fixes?: Partial<Record<HintKind, () => void>>;
}

/** What should be seen to about a metric, each with what follows from it and a way to it; last, what is complete. */
export const MetricHints = ({ metric, fixes = {}, ...rest }: MetricHintsProps) => {
  const words = useWords(metricWords);
  const lines = hintLines(metric, words);
  const complete = completeText(metric, words);
  return (
    <Panel {...rest} title={words.hints} {...(lines.length > 0 && { note: words.hintCount(lines.length) })}>
      <Hints>
        {lines.map(({ kind, text, effect }) => {
          const fix = fixes[kind];
          return (
            <li key={kind}>
              <WarningOutlined aria-hidden />
              <div>
                {text}
                <small>
                  {effect}
                  {fix && (
                    <>
                      {' · '}
                      <TextButton type="button" onClick={fix}>
                        {words.fixes[kind]}
                      </TextButton>
                    </>
                  )}
                </small>
              </div>
            </li>
          );
        })}
        {complete !== '' && (
          <li data-ok="">
            <CheckCircleOutlined aria-hidden />
            <div>{complete}</div>
          </li>
        )}
      </Hints>
    </Panel>
  );
};
