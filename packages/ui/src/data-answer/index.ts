'use client';

export type { AnswerVerbs } from './AnswerActions.js';
export { AskBack, type AskBackProps, type Resolution } from './AskBack.js';
export type { ChipChange } from './Chips.js';
export { valueText } from './cells.js';
export { DataAnswerView, type DataAnswerViewProps } from './DataAnswerView.js';
export { DataComposer, type DataComposerProps, type DataSourceOption } from './DataComposer.js';
export { DataFigure, type DataFigureHandle, type DataFigureProps } from './DataFigure.js';
export { type ColourKeys, DataRows, type DataRowsProps } from './DataRows.js';
export type { ResultKind } from './KindSwitch.js';
export type { AskedQuestion, SavedQuestion, SavedVerb } from './questionGroups.js';
export { QuestionList, type QuestionListProps, type QuestionPage } from './QuestionList.js';
export { type Shape, type ShapeKind, shapeOf } from './shape.js';
export type {
  AnswerCell,
  AnswerChart,
  AnswerCheck,
  AnswerChip,
  AnswerChipOption,
  AnswerColumn,
  AnswerDoubt,
  ResultTable,
  ShownDataAnswer,
} from './types.js';
