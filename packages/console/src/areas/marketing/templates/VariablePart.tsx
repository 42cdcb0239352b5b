import type { TemplateParam } from '@console/api/contract';
import { lookUp } from '@console/base';
import { RemoteSelect } from '@console/ui/forms';
import { SimpleTable } from '@console/ui/simple-table';
import { PackPicker } from '../../../pickers/PackPicker.js';
import { isOfMessage, labelsOf } from './problemsOf.js';
import { Part } from './templates.styles.js';
import { VariableName } from './variableText.styles.js';
import { useTemplateWords } from './templateWords.js';
import type { People } from './usePeople.js';
import type { Sample } from './useSample.js';

export interface VariablePartProps {
  /** Those of the texts, each once. */
  names: readonly string[];
  params: readonly TemplateParam[];
  sample: Sample;
  people: People;
}

const tagOf = (labels: Readonly<Record<string, string>>) => (name: string) => (
  <VariableName>{lookUp(labels, name, name)}</VariableName>
);

/** The variables of a message: where they come from, what they come to for a sample person, and whom it is counted for. */
export const VariablePart = ({ names, params, sample, people }: VariablePartProps) => {
  const words = useTemplateWords();
  const labels = labelsOf(params);
  const sourceOf = (name: string): string => {
    const param = params.find((one) => one.name === name);
    if (param === undefined) return words.unknownSource;
    return isOfMessage(param) ? words.sourceMessage : words.sourceCustomer;
  };
  return (
    <Part aria-label={words.variables}>
      <header>
        <h2>{words.variables}</h2>
        {sample.mayChoose && (
          <div className="sample">
            <RemoteSelect
              what={words.samplePerson}
              aria-label={words.samplePerson}
              allowClear
              style={{ width: '100%' }}
              placeholder={words.sampleUsual}
              single
              value={sample.customerId === undefined ? [] : [sample.customerId]}
              found={sample.found}
              known={sample.known}
              onSearch={sample.search}
              onFocus={sample.look}
              onChange={(ids) => sample.choose(ids[0])}
            />
          </div>
        )}
        {people.mayChoose && (
          <div className="sample">
            <PackPicker
              what={words.countedFor}
              aria-label={words.countedFor}
              style={{ width: '100%' }}
              placeholder={words.allCustomers}
              value={people.packId === undefined ? [] : [people.packId]}
              onChange={(ids) => people.choose(ids[0])}
            />
          </div>
        )}
      </header>
      {names.length === 0 ? (
        <p>{words.noVariables}</p>
      ) : (
        <SimpleTable
          aria-label={words.variables}
          rows={names}
          rowKey={(name) => name}
          columns={[
            {
              key: 'name',
              title: words.variable,
              cell: tagOf(labels),
            },
            {
              key: 'source',
              title: words.source,
              cell: sourceOf,
            },
            {
              key: 'value',
              title: sample.customerId === undefined ? words.sample : words.sampleValue,
              cell: (name) => lookUp(sample.values, name, '') || words.noValue,
            },
          ]}
        />
      )}
    </Part>
  );
};
