import { channels } from '@console/api/contract';
import { Segments } from '@console/ui/segments';
import { Select } from 'antd';
import { type Against, againsts } from './otherSide.js';
import { Field, Filters } from './reports.styles.js';
import { useReportWords } from './reportWords.js';
import { SubjectPicker } from './SubjectPicker.js';
import type { ReportView } from './useReportView.js';

interface ReportFiltersProps {
  view: ReportView;
  /** What the plans and templates are called that are chosen; empty: not known yet. */
  names: { plan: string; template: string; other: string };
}

const ALL = 'all';

/** Which messages, and beside which others. */
export const ReportFilters = ({ view, names }: ReportFiltersProps) => {
  const words = useReportWords();
  const { channel, planId, templateId, against, other, narrow, compare } = view;
  const usable = againsts.filter(
    (one) => (one !== 'plan' || planId !== undefined) && (one !== 'template' || templateId !== undefined),
  );
  return (
    <Filters>
      <Segments
        label={words.channel}
        value={channel ?? ALL}
        options={[
          { value: ALL, label: words.all },
          ...channels.map((value) => ({ value, label: words.channels[value] })),
        ]}
        onChange={(next) => narrow({ channel: next === ALL ? undefined : next, template: undefined })}
      />
      <SubjectPicker
        kind="plan"
        channel={channel}
        label={words.plan}
        placeholder={words.anyPlan}
        value={planId}
        name={names.plan}
        onChange={(plan) => narrow({ plan })}
      />
      <SubjectPicker
        kind="template"
        channel={channel}
        label={words.template}
        placeholder={words.anyTemplate}
        value={templateId}
        name={names.template}
        onChange={(template) => narrow({ template })}
      />
      <Field>
        <Select<Against>
          style={{ width: '100%' }}
          aria-label={words.compare}
          value={usable.includes(against) ? against : 'before'}
          options={usable.map((value) => ({
            value,
            label: value === 'none' ? words.against.none : words.compareWith(words.against[value]),
          }))}
          onChange={(next) => compare(next)}
        />
      </Field>
      {(against === 'plan' || against === 'template') && usable.includes(against) && (
        <SubjectPicker
          kind={against}
          channel={channel}
          label={against === 'plan' ? words.otherPlan : words.otherTemplate}
          placeholder={words.chooseOther}
          value={other}
          name={names.other}
          onChange={(id) => compare(against, id)}
        />
      )}
    </Filters>
  );
};
