import { fileName, saveFile } from '@console/base';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { FileExport } from '../export-word/FileExport.js';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { Segments } from '../segments/Segments.js';
import { type Choice, hasBegun, type ImportState, needsCare, restOf } from './importState.js';
import { Bar, Text } from './ImportWizard.styles.js';
import { importWords } from './locale.js';
import type { RowCellProps } from './RowCell.js';
import { RowsTable } from './RowsTable.js';
import { sortsOf } from './sorts.js';
import { Tally } from './Tally.js';
import { restName, restSheet } from './sheets.js';
import type { ImportField } from './types.js';

type Wanted = 'problems' | 'conflicts' | 'noted' | 'same' | 'all';

export interface RowsStepProps {
  fields: readonly ImportField[];
  state: ImportState;
  onMend: NonNullable<RowCellProps['onMend']>;
  /** Something was chosen for rows that are there with something else. */
  onDecide: (rows: readonly number[], choice: Choice) => void;
  /** What is not taken was handed back, as it stood in `state`. */
  onHandedBack: (state: ImportState) => void;
}

/** The rows of the file with what is wrong with them; once it has begun, those that were not taken. */
export const RowsStep = ({ fields, state, onMend, onDecide, onHandedBack }: RowsStepProps) => {
  const words = useWords(importWords);
  const isNarrow = useMobile();
  const begun = hasBegun(state);
  const [wanted, setWanted] = useState<Wanted>();
  const { rows } = state;
  const care = useMemo(
    () =>
      begun
        ? restOf(state).filter(({ row }) => needsCare(state, row))
        : rows.filter(({ row }) => needsCare(state, row)),
    [state, rows, begun],
  );
  const problems = care.filter(({ row }) => (state.verdicts.get(row)?.problems.length ?? 0) > 0).length;
  const sorts = useMemo(() => sortsOf(state), [state]);
  const { conflict, same, noted } = sorts;
  const first: Wanted = problems > 0 || care.length > conflict.length || isNarrow ? 'problems' : 'all';
  const showing = begun ? 'problems' : (wanted ?? (first === 'all' && conflict.length > 0 ? 'conflicts' : first));
  const undecided = conflict.filter(({ row }) => !state.choices.has(row)).length;
  const shown = { problems: care, conflicts: conflict, noted, same, all: rows }[showing];
  const rest = restOf(state).length;
  const name = `${fileName(restName(state, words))}.xlsx`;
  return (
    <>
      {!begun && (conflict.length > 0 || same.length > 0) && <Tally sorts={sorts} />}
      {problems > 0 && (
        <Text>
          {begun ? words.wereRefused(problems) : words.willRefuse(problems)}
          {!begun && <small>{words.mendText}</small>}
        </Text>
      )}
      <Bar>
        {!begun && (
          <Segments
            label={words.show}
            value={showing}
            options={[
              { value: 'problems', label: words.showProblems(problems + undecided) },
              ...(conflict.length > 0
                ? [{ value: 'conflicts' as const, label: words.showConflicts(conflict.length) }]
                : []),
              ...(noted.length > 0 ? [{ value: 'noted' as const, label: words.showNoted(noted.length) }] : []),
              ...(same.length > 0 ? [{ value: 'same' as const, label: words.showSame(same.length) }] : []),
              { value: 'all', label: words.showAll(rows.length) },
            ]}
            onChange={setWanted}
          />
        )}
        {rest > 0 && (
          <FileExport
            name={name}
            write={(writing) => restSheet(state, fields, words, writing)}
            onWritten={(file) => {
              saveFile(file, name);
              onHandedBack(state);
            }}
          >
            {begun ? words.saveRest(rest) : words.saveProblems(rest)}
          </FileExport>
        )}
      </Bar>
      {showing === 'conflicts' && conflict.length > 1 && (
        <Bar>
          {(['file', 'there'] as const).map((choice) => (
            <Button
              key={choice}
              size="small"
              onClick={() =>
                onDecide(
                  conflict.map(({ row }) => row),
                  choice,
                )
              }
            >
              {words.chooseAll[choice]}
            </Button>
          ))}
        </Bar>
      )}
      {shown.length === 0 && !begun && <Text>{words.noneLeft}</Text>}
      {shown.length > 0 && (
        <RowsTable fields={fields} rows={shown} state={state} {...(!begun && { onMend, onDecide })} />
      )}
    </>
  );
};
