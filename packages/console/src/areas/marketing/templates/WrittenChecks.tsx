import type { TemplateParam } from '@console/api/contract';
import { useReadTemplateRules } from '@console/api/hooks/marketing/templateReview';
import { ready, templateVariables } from '@console/base';
import { SmsMeter } from '@console/ui/message-preview';
import { useMemo } from 'react';
import { CheckList } from './CheckList.js';
import { problemsOf, textsOf } from './problemsOf.js';
import type { TemplateFields, TemplateRow } from './templateKind.js';
import { Part } from './templates.styles.js';
import type { Sample } from './useSample.js';
import { usePeople } from './usePeople.js';
import { useWritten, type WrittenProps } from './useWritten.js';
import { VariablePart } from './VariablePart.js';

interface WrittenChecksProps<Row extends TemplateRow, Fields extends TemplateFields> extends WrittenProps<Row, Fields> {
  params: readonly TemplateParam[];
  sample: Sample;
}

/** Where a field of the form stands: `fields.2.value` is the text of the third one. */
const pathOf = (field: string): (string | number)[] =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** What is written, counted and checked: how many parts it has, what fills its variables, and what is wrong with it. */
export const WrittenChecks = <Row extends TemplateRow, Fields extends TemplateFields>({
  params,
  sample,
  ...written
}: WrittenChecksProps<Row, Fields>) => {
  const { form } = written;
  const content = useWritten(written);
  const people = usePeople(content, params);
  const { state, data } = useReadTemplateRules({});
  const checked = useMemo(
    () => (state.state === 'ready' ? ready(problemsOf(content, params, state.data)) : state),
    [content, params, state],
  );
  const names = useMemo(() => [...new Set(textsOf(content).flatMap(templateVariables))], [content]);
  const price = data?.channels.find(({ channel }) => channel === 'sms')?.price;
  return (
    <>
      {content.channel === 'sms' && (
        <Part>
          <SmsMeter
            signName={content.signName.trim()}
            content={content.content}
            values={sample.values}
            {...(price !== undefined && { price })}
            {...(people.reached !== undefined && { people: people.reached })}
            {...(people.longest && { longest: people.longest })}
          />
        </Part>
      )}
      <VariablePart names={names} params={params} sample={sample} people={people} />
      <CheckList
        checked={checked}
        empty={people.empty}
        onGo={(field) => form.scrollToField(pathOf(field), { focus: true })}
      />
    </>
  );
};
