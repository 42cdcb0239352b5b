import type { RelationType } from '@console/api/contract';
import { fail } from '../../../http/failure.js';
import type { ExtractionSchema } from '../extraction/extractionSchema.js';

/** A relation as it may be given: what is left out may be anything. */
interface GivenRelation {
  readonly name: string;
  readonly subjectTypes?: readonly string[];
  readonly objectTypes?: readonly string[];
}

const tidy = (names: readonly string[] = []): string[] => [...new Set(names.map((one) => one.trim()))];

/** Each kind and each relation once; one that is given twice joins what its ends may be, where both say it. */
const relationsOf = (given: readonly GivenRelation[]): RelationType[] => {
  const byName = new Map<string, RelationType>();
  const joined = (one: readonly string[], other: readonly string[]): string[] =>
    one.length === 0 || other.length === 0 ? [] : [...new Set([...one, ...other])];
  for (const { name, subjectTypes, objectTypes } of given) {
    const relation = { name: name.trim(), subjectTypes: tidy(subjectTypes), objectTypes: tidy(objectTypes) };
    const before = byName.get(relation.name);
    byName.set(
      relation.name,
      before === undefined
        ? relation
        : {
            name: relation.name,
            subjectTypes: joined(before.subjectTypes, relation.subjectTypes),
            objectTypes: joined(before.objectTypes, relation.objectTypes),
          },
    );
  }
  return [...byName.values()];
};

/** Schema as it is kept. Throws `triple_schema_kinds` where a relation names kinds that it does not have. */
export const checkedSchema = (
  entityTypes: readonly string[],
  relations: readonly GivenRelation[],
): ExtractionSchema => {
  const schema = { entityTypes: tidy(entityTypes), relationTypes: relationsOf(relations) };
  const known = new Set(schema.entityTypes);
  const named = schema.relationTypes.flatMap(({ subjectTypes, objectTypes }) => [...subjectTypes, ...objectTypes]);
  const unknown = [...new Set(named.filter((kind) => !known.has(kind)))];
  if (unknown.length > 0) throw fail('triple_schema_kinds', { values: { kinds: unknown.slice(0, 5).join('、') } });
  return schema;
};
