export { type PostgresAddress, postgresAddress } from './address.js';
export { checkPostgres } from './checkPostgres.js';
export type { NotReached, PostgresSource } from './connect.js';
export { describePostgres, type PostgresTable } from './describePostgres.js';
export { eachBatchPostgres, type PostgresQuery, queryPostgres } from './queryPostgres.js';
