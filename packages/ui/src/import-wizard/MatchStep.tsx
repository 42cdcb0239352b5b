import { Select } from 'antd';
import { useId } from 'react';
import { useWords } from '../locale/useWords.js';
import { columnLetter, isReason } from './columns.js';
import type { ImportRun } from './importRun.js';
import type { ImportState } from './importState.js';
import { Fields, Text } from './ImportWizard.styles.js';
import { importWords } from './locale.js';
import type { ImportField } from './types.js';

export interface MatchStepProps {
  fields: readonly ImportField[];
  state: ImportState;
  run: ImportRun;
  /** Asked before so many mended rows would be read anew. Answers whether they may. */
  onLose: (rows: number) => Promise<boolean>;
}

/** Rows that may hold the headings, and values shown of a column. */
const HEADS = 12;
const SAMPLES = 3;
const LEFT_OUT = -1;

/** Which column each field is read from. */
export const MatchStep = ({ fields, state, run, onLose }: MatchStepProps) => {
  const words = useWords(importWords);
  const id = useId();
  const { sheets, sheet, head, matching, doubtful } = state;
  const rows = sheets[sheet]?.rows ?? [];
  const width = Math.max(0, ...rows.slice(head, head + HEADS).map(({ cells }) => cells.length));
  const heads = Array.from({ length: width }, (_, column) => rows[head]?.cells[column]?.trim() ?? '');
  const nameOf = (column: number) => words.column(columnLetter(column), heads[column] || words.noHeading);
  const used = new Set(Object.values(matching));
  const unused = heads.flatMap((heading, column) =>
    heading === '' || used.has(column) || isReason(heading) ? [] : [nameOf(column)],
  );
  const pick = async (change: () => void, lost = state.edits.size) => {
    if (lost === 0 || (await onLose(lost))) change();
  };
  const mended = (key: string) => [...state.edits.values()].filter((values) => key in values).length;
  const samplesOf = (column: number) => {
    const values = rows.slice(head + 1, head + 40).map(({ cells }) => cells[column]?.trim() ?? '');
    return [...new Set(values)].filter((value) => value !== '').slice(0, SAMPLES);
  };

  return (
    <>
      <Text>{words.matchText}</Text>
      <Fields role="group" aria-label={words.matchFields}>
        {sheets.length > 1 && (
          <>
            <label htmlFor={`${id}-sheet`}>{words.sheet}</label>
            <Select
              id={`${id}-sheet`}
              value={sheet}
              options={sheets.map(({ name }, value) => ({ value, label: name }))}
              onChange={(value) => void pick(() => run.pickSheet(value))}
            />
          </>
        )}
        <label htmlFor={`${id}-head`}>{words.head}</label>
        <Select
          id={`${id}-head`}
          value={head}
          options={rows.slice(0, HEADS).map(({ row, cells }, value) => ({
            value,
            label: words.headRow(row, [...new Set(cells)].filter((cell) => cell.trim() !== '').join(words.join)),
          }))}
          onChange={(value) => void pick(() => run.pickHead(value))}
        />
        {fields.map(({ key, label, required = false }) => {
          const column = matching[key];
          const samples = column === undefined ? [] : samplesOf(column);
          const isMissing = required && column === undefined;
          const note = isMissing
            ? { tone: 'error', text: words.unmatched(label) }
            : doubtful.includes(key)
              ? { tone: 'warning', text: words.doubtful }
              : undefined;
          return (
            <FieldColumn
              key={key}
              id={`${id}-${key}`}
              label={label}
              required={required}
              value={column ?? (required ? undefined : LEFT_OUT)}
              options={[
                ...(required ? [] : [{ value: LEFT_OUT, label: words.noColumn }]),
                ...heads.map((_, value) => ({ value, label: nameOf(value) })),
              ]}
              hint={words.pickColumn}
              note={note}
              sample={samples.length > 0 ? words.sample(samples.join(words.join)) : undefined}
              onChange={(value) => void pick(() => run.match(key, value === LEFT_OUT ? undefined : value), mended(key))}
            />
          );
        })}
      </Fields>
      {unused.length > 0 && (
        <Text>
          <small>{words.unused(unused.join(words.join))}</small>
        </Text>
      )}
    </>
  );
};

interface FieldColumnProps {
  id: string;
  label: string;
  required: boolean;
  value: number | undefined;
  options: { value: number; label: string }[];
  hint: string;
  note: { tone: string; text: string } | undefined;
  sample: string | undefined;
  onChange: (column: number) => void;
}

const FieldColumn = ({ id, label, required, value, options, hint, note, sample, onChange }: FieldColumnProps) => (
  <>
    <label htmlFor={id}>
      {label} {required && <i aria-hidden={true}>*</i>}
    </label>
    <div>
      <Select
        id={id}
        style={{ width: '100%' }}
        placeholder={hint}
        value={value}
        options={options}
        aria-required={required}
        aria-describedby={`${id}-note`}
        {...(note?.tone === 'error' && { status: 'error' as const })}
        onChange={onChange}
      />
      <div id={`${id}-note`}>
        {note && <small data-tone={note.tone}>{note.text}</small>}
        {sample !== undefined && <small>{sample}</small>}
      </div>
    </div>
  </>
);
