import type { MetricSource } from '@console/api/contract';
import type { Analysis, TableGrant } from '../../analysis/index.js';
import type { Vocabulary } from '../../analysis/semantics/index.js';
import type { Database, Queryable } from '../../db/database.js';
import type { Actor } from '../../http/serve.js';
import type { Reader } from '../../visibility/index.js';

/** Tables that metrics are counted from, as the area of questions to data has them. */
export interface DataTables {
  /** What sources hold for a reader, ready to be counted. Throws `data_source_not_found`. */
  readonly open: (
    sourceIds: readonly string[],
    reader: Reader,
  ) => Promise<{ readonly grants: readonly TableGrant[]; readonly vocabulary: Vocabulary }>;
  /** Tables that a reader sees all of. */
  readonly whole: (reader: Reader) => Promise<readonly { readonly sourceId: string; readonly table: string }[]>;
  /** Sources in use with those of their tables. */
  readonly sources: (reader: Reader) => Promise<MetricSource[]>;
  /** Values were typed in: the next question has them. */
  readonly outdate: () => void;
}

/** Tells people of a figure, in a language that its signs need none of. */
export type TellOfMetric = (
  tx: Queryable,
  message: {
    readonly kind: 'metric_anomaly' | 'metric_missed';
    readonly userIds: readonly string[];
    readonly note: string;
    readonly href: string;
  },
) => Promise<void>;

export interface MetricsDeps {
  readonly db: Database;
  readonly analysis: Analysis;
  readonly tables: DataTables;
  readonly tell: TellOfMetric;
  /** What somebody may do who is not there to ask. */
  readonly rightsOf: (db: Queryable, userId: string) => Promise<Pick<Actor, 'roleIds' | 'permissions'>>;
}
