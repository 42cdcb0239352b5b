export type { AnalysisOptions } from './analysisProcess.js';
export { AnalysisError, type Failure, QueryRefused, type Refusal } from './errors.js';
export { literal, quoted } from './names.js';
export { type Analysis, openAnalysis, type PutTable, type QueryRequest, type TableName } from './openAnalysis.js';
export type { GivenColumn } from './protocol.js';
export type { RowsIn } from './rowsIn.js';
export type {
  Cell,
  CellType,
  CheckedQuery,
  ColumnSample,
  QueryResult,
  ResultColumn,
  StoredTable,
  TableColumn,
  TableGrant,
} from './types.js';
