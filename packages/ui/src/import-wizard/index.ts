'use client';

export { ImportWizard, type ImportWizardProps } from './ImportWizard.js';
export { rowsSheet } from './sheets.js';
export type {
  CheckAnswer,
  CheckRequest,
  ImportField,
  ImportRow,
  RowConflict,
  RowProblem,
  SendAnswer,
  SendRequest,
} from './types.js';
