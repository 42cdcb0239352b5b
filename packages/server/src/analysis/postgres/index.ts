export { checkPostgres } from './checkPostgres.js';
export type { PostgresSource } from './connect.js';
export { describePostgres, type PostgresTable } from './describePostgres.js';
export { eachBatchPostgres, type PostgresQuery, queryPostgres } from './queryPostgres.js';
