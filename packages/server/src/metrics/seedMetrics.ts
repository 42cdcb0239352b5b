import { ASSOCIATION } from '@console/api/contract';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../db/database.js';
import { builtInMetrics } from './builtInMetrics.js';
import { versionSettings } from './versionSettings.js';

/**
 * Puts in the metrics that come with the product, and what a later release counts otherwise; those that somebody has changed
 * stay as they are. New ones are answered for by who has the account `owner`. One statement: several copies of the server may begin at once.
 */
export const seedMetrics = async (db: Queryable, owner: string): Promise<void> => {
  await db.query(sql`
    with given as (
      select * from jsonb_to_recordset(${json(builtInMetrics)}) as g (
        id text, code text, name text, "englishName" text, category text, synonyms text[], unit text, "rollUp" text,
        definition text, formula jsonb, "higherIsBetter" boolean, target float8, place int)
    ), put as (
      insert into metrics as m (id, code, name, english_name, category, synonyms, unit, period, roll_up, definition, formula,
        data_source_id, higher_is_better, target, built_in, owner_id, created_at)
      select id, code, name, "englishName", category, synonyms, unit, 'day', "rollUp", definition, formula, ${ASSOCIATION},
        "higherIsBetter", target, true, (select u.id from users u where u.account = ${owner}), now() + place * interval '1 microsecond'
      from given g where not exists (
        -- What somebody has called so before keeps its name.
        select 1 from metrics o where o.id <> g.id and (o.code = g.code or lower(o.name) = lower(g.name)))
      on conflict (id) do update set name = excluded.name, english_name = excluded.english_name,
        synonyms = excluded.synonyms, unit = excluded.unit, roll_up = excluded.roll_up, definition = excluded.definition,
        formula = excluded.formula, higher_is_better = excluded.higher_is_better, target = excluded.target
      where m.built_in and m.version = 1
        and (m.name, m.english_name, m.synonyms, m.unit, m.roll_up, m.definition, m.formula, m.higher_is_better, m.target)
          is distinct from (excluded.name, excluded.english_name, excluded.synonyms, excluded.unit, excluded.roll_up,
            excluded.definition, excluded.formula, excluded.higher_is_better, excluded.target)
      returning m.*
    )
    insert into metric_versions (metric_id, version, settings)
    select m.id, 1, ${versionSettings} from put m
    on conflict (metric_id, version) do update set settings = excluded.settings`);
};
