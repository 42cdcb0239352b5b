import { Select } from 'antd';
import { useId } from 'react';
import { NO_VALUE } from '../data-answer/cells.js';
import { useWords } from '../locale/useWords.js';
import { metricWords } from './locale.js';
import { Comparison, Pair, Same } from './MetricVersions.styles.js';
import type { ShownMetricVersion } from './types.js';
import { changedFields } from './versionFields.js';

export interface VersionComparisonProps {
  /** Newest first; two at least. */
  versions: readonly ShownMetricVersion[];
  older: number;
  newer: number;
  onChange: (pair: { older: number; newer: number }) => void;
}

/** Two versions side by side: the fields in which they differ. */
export const VersionComparison = ({ versions, older, newer, onChange }: VersionComparisonProps) => {
  const words = useWords(metricWords);
  const id = useId();
  const numbers = versions.map(({ version }) => version);
  const optionsOf = (list: readonly number[]) => list.map((value) => ({ value, label: words.version(value) }));
  const before = versions.find(({ version }) => version === older);
  const after = versions.find(({ version }) => version === newer);
  if (before === undefined || after === undefined) return null;
  const fields = changedFields(before, after, words);
  return (
    <div>
      <Pair>
        <label htmlFor={`${id}-older`}>{words.older}</label>
        <Select
          id={`${id}-older`}
          value={older}
          options={optionsOf(numbers.filter((one) => one < newer))}
          onChange={(one) => onChange({ older: one, newer })}
        />
        <label htmlFor={`${id}-newer`}>{words.newer}</label>
        <Select
          id={`${id}-newer`}
          value={newer}
          options={optionsOf(numbers.filter((one) => one > older))}
          onChange={(one) => onChange({ older, newer: one })}
        />
      </Pair>
      {fields.length === 0 ? (
        <Same>{words.same}</Same>
      ) : (
        <Comparison>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.version(older)}</th>
              <th scope="col">{words.version(newer)}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">{field.name}</th>
                <td>
                  <del>{field.before === '' ? NO_VALUE : field.before}</del>
                </td>
                <td>
                  <ins>{field.after === '' ? NO_VALUE : field.after}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </Comparison>
      )}
    </div>
  );
};
