import { fileName, saveFile } from '@console/base';
import { useMemo, useState } from 'react';
import { FileExport } from '../export-word/FileExport.js';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { Segments } from '../segments/Segments.js';
import { hasBegun, type ImportState, needsCare, restOf } from './importState.js';
import { Bar, Text } from './ImportWizard.styles.js';
import { importWords } from './locale.js';
import type { RowCellProps } from './RowCell.js';
import { RowsTable } from './RowsTable.js';
import { restName, restSheet } from './sheets.js';
import type { ImportField } from './types.js';

export interface RowsStepProps {
  fields: readonly ImportField[];
  state: ImportState;
  onMend: NonNullable<RowCellProps['onMend']>;
  /** What is not taken was handed back, as it stood in `state`. */
  onHandedBack: (state: ImportState) => void;
}

/** The rows of the file with what is wrong with them; once it has begun, those that were not taken. */
export const RowsStep = ({ fields, state, onMend, onHandedBack }: RowsStepProps) => {
  const words = useWords(importWords);
  const isNarrow = useMobile();
  const begun = hasBegun(state);
  const [wanted, setWanted] = useState<'problems' | 'all'>('problems');
  const { rows } = state;
  const care = useMemo(
    () =>
      begun
        ? restOf(state).filter(({ row }) => needsCare(state, row))
        : rows.filter(({ row }) => needsCare(state, row)),
    [state, rows, begun],
  );
  const problems = care.filter(({ row }) => (state.verdicts.get(row)?.problems.length ?? 0) > 0).length;
  const onlyCare = begun || (wanted === 'problems' && (care.length > 0 || isNarrow));
  const shown = onlyCare ? care : rows;
  const rest = restOf(state).length;
  const name = `${fileName(restName(state, words))}.xlsx`;
  return (
    <>
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
            value={onlyCare ? 'problems' : 'all'}
            options={[
              { value: 'problems', label: words.showProblems(problems) },
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
      {shown.length === 0 && !begun && <Text>{words.noneLeft}</Text>}
      {shown.length > 0 && <RowsTable fields={fields} rows={shown} state={state} {...(!begun && { onMend })} />}
    </>
  );
};
