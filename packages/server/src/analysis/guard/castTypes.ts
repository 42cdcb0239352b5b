import { words } from './words.js';
import { checkFields, harmless, isRecord, recordOf, refuse, textOf } from './tree.js';

const typesAllowed = new Set([
  ...words('BOOLEAN TINYINT SMALLINT INTEGER BIGINT HUGEINT UTINYINT USMALLINT UINTEGER UBIGINT'),
  ...words('FLOAT DOUBLE DECIMAL VARCHAR DATE TIME TIMESTAMP TIMESTAMP_S TIMESTAMP_MS'),
  'TIMESTAMP_NS',
  'TIMESTAMP WITH TIME ZONE',
  'INTERVAL',
  'NULL',
  'UNKNOWN',
]);

/** Refuses casts to what is not one of the plain types: those are looked up in the catalog by their names. */
export const checkType = (value: unknown): void => {
  const id = textOf(recordOf(value, 'type')['id'], 'type');
  if (!typesAllowed.has(id)) refuse('type_not_allowed', id);
  checkFields(value, 'type', {
    id: harmless,
    type_info: (info) => {
      if (info !== null && !(isRecord(info) && info['type'] === 'DECIMAL_TYPE_INFO')) refuse('type_not_allowed', id);
    },
  });
};
