import { InputNumber, Select, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Notice } from '../states/Notice.js';
import { rhythms, signs } from './knownSettings.js';
import { savedQuestionWords } from './locale.js';
import { Controls, Field, Root } from './SavedQuestionFields.styles.js';
import type { QuestionSchedule, QuestionSettings, QuestionThreshold } from './types.js';

/** As it is typed: the value may be missing yet. */
export interface TypedThreshold extends Omit<QuestionThreshold, 'value'> {
  readonly value: number | null;
}

/** As they are typed. */
export interface TypedSettings extends Omit<QuestionSettings, 'threshold'> {
  readonly threshold: TypedThreshold | null;
}

/** What was typed, as it can be kept; undefined where something is missing. */
export const settingsOf = ({ shared, schedule, threshold }: TypedSettings): QuestionSettings | undefined => {
  if (schedule === null || threshold === null) return { shared, schedule, threshold: null };
  const { sign, value } = threshold;
  return value === null ? undefined : { shared, schedule, threshold: { sign, value } };
};

export interface SavedQuestionFieldsProps extends RootProps<HTMLDivElement> {
  /** What is chosen. `settingsOf` makes of it what can be kept. */
  value: TypedSettings;
  /** Something was chosen. */
  onChange: (value: TypedSettings) => void;
  /** Of the result, behind the value that rings: "%". */
  unit?: string | undefined;
  /** It can't be asked again by itself: why stands in the place of the choice. Default false. */
  unrepeatable?: boolean;
  /** Names what is missing. Set it once the reader tried to save. Default false. */
  checked?: boolean;
  /** It is being saved. Default false. */
  disabled?: boolean;
}

const NONE = 'none';
const FIRST_HOUR = 8;
const DAYS = 28;
const HOURS = 24;

const numbers = (count: number, first = 0): number[] => Array.from({ length: count }, (_, at) => at + first);

const scheduleOf = (every: QuestionSchedule['every'], hour: number): QuestionSchedule => ({
  every,
  hour,
  ...(every === 'week' && { weekday: 1 }),
  ...(every === 'month' && { day: 1 }),
});

const Row = ({ id, label, help, children }: { id: string; label: string; help: ReactNode; children: ReactNode }) => (
  <Field role="group" aria-labelledby={id}>
    <span id={id}>{label}</span>
    <div>
      <Controls>{children}</Controls>
      {help}
    </div>
  </Field>
);

/** How a question is kept: when it is asked by itself, what rings the bell then, and who sees it. */
export const SavedQuestionFields = (props: SavedQuestionFieldsProps) => {
  const { value, onChange, unit = '', unrepeatable = false, checked = false, disabled = false, ...root } = props;
  const words = useWords(savedQuestionWords);
  const id = useId();
  const { schedule, threshold, shared } = value;
  const setSchedule = (next: QuestionSchedule | null) =>
    onChange({ ...value, schedule: next, threshold: next === null ? null : threshold });
  const setThreshold = (next: TypedThreshold | null) => onChange({ ...value, threshold: next });
  const missing = checked && threshold !== null && threshold.value === null;
  return (
    <Root {...rootProps(root)}>
      <Row
        id={`${id}-schedule`}
        label={words.schedule}
        help={
          unrepeatable ? <Notice tone="warning">{words.unrepeatable}</Notice> : schedule && <small>{words.zone}</small>
        }
      >
        <Select
          aria-label={words.rhythm}
          disabled={disabled || unrepeatable}
          value={schedule?.every ?? NONE}
          options={[
            { value: NONE, label: words.never },
            ...rhythms.map((every) => ({ value: every, label: words.every[every] })),
          ]}
          onChange={(next) => {
            const every = rhythms.find((one) => one === next);
            setSchedule(every === undefined ? null : scheduleOf(every, schedule?.hour ?? FIRST_HOUR));
          }}
        />
        {schedule?.every === 'week' && (
          <Select
            aria-label={words.weekday}
            disabled={disabled}
            value={schedule.weekday ?? 1}
            options={words.weekdays.map((label, at) => ({ value: at + 1, label }))}
            onChange={(weekday) => setSchedule({ ...schedule, weekday })}
          />
        )}
        {schedule?.every === 'month' && (
          <Select
            aria-label={words.day}
            disabled={disabled}
            value={schedule.day ?? 1}
            options={numbers(DAYS, 1).map((day) => ({ value: day, label: words.dayOf(day) }))}
            onChange={(day) => setSchedule({ ...schedule, day })}
          />
        )}
        {schedule && (
          <Select
            aria-label={words.hour}
            disabled={disabled}
            value={schedule.hour}
            options={numbers(HOURS).map((hour) => ({ value: hour, label: words.hourOf(hour) }))}
            onChange={(hour) => setSchedule({ ...schedule, hour })}
          />
        )}
      </Row>
      <Row
        id={`${id}-threshold`}
        label={words.threshold}
        help={
          <>
            {missing && <em role="alert">{words.noValue}</em>}
            <small>{schedule === null ? words.thresholdNeeds : words.thresholdHelp}</small>
          </>
        }
      >
        <Select
          aria-label={words.sign}
          disabled={disabled || schedule === null}
          value={threshold?.sign ?? NONE}
          options={[
            { value: NONE, label: words.noThreshold },
            ...signs.map((sign) => ({ value: sign, label: words.signs[sign] })),
          ]}
          onChange={(next) => {
            const sign = signs.find((one) => one === next);
            setThreshold(sign === undefined ? null : { sign, value: threshold?.value ?? null });
          }}
        />
        {threshold && (
          <InputNumber<number>
            aria-label={words.value}
            aria-invalid={missing || undefined}
            status={missing ? 'error' : ''}
            disabled={disabled}
            value={threshold.value}
            suffix={unit}
            onChange={(next) => setThreshold({ ...threshold, value: next })}
          />
        )}
      </Row>
      <Row id={`${id}-shared`} label={words.shared} help={<small>{words.sharedHelp}</small>}>
        <Switch
          aria-labelledby={`${id}-shared`}
          disabled={disabled}
          checked={shared}
          onChange={(next) => onChange({ ...value, shared: next })}
        />
      </Row>
    </Root>
  );
};
