import sql from 'sql-template-tag';

/** What a version keeps of a row `m` of `metrics`. */
export const versionSettings = sql`
  jsonb_build_object('name', m.name, 'definition', m.definition, 'unit', m.unit, 'period', m.period, 'formula', m.formula,
    'sourceId', m.data_source_id, 'target', m.target, 'higherIsBetter', m.higher_is_better, 'synonyms', m.synonyms)`;
