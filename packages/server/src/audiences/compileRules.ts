import type { Rule, RuleMatch, RuleSet } from '@console/api/contract';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { shanghaiDay } from '../text/moment.js';
import { compareDay, compareLoosely, compareNumber, compareText } from './compare.js';
import { ZONE } from './localDays.js';
import { attributeOf, isOwn, isSpanning, type OwnCode } from './ruleFields.js';
import type { RuleNode } from './ruleTree.js';
import { compileSpanning, type CompiledRule, type Finding } from './spanning.js';

const columns = {
  name: sql`c.name`,
  phone: sql`c.phone`,
  email: sql`c.email`,
  gender: sql`c.gender`,
  city: sql`c.city`,
  level: sql`c.level`,
  staff: sql`c.staff_name`,
  source: sql`c.source`,
  member: sql`c.member_number`,
};
const isColumn = (code: string): code is keyof typeof columns => Object.hasOwn(columns, code);

/** Rows about this person, held or not held by ids that the rule names. */
const compileHanging = (rows: Sql, id: Sql, { operator, values }: Rule): Sql => {
  const isNegative = operator === 'notIn' || operator === 'notExists';
  const wanted = values.length === 0 ? empty : sql`and ${id} = any(${[...values]}::text[])`;
  return sql`${isNegative ? sql`not` : empty} exists (select 1 ${rows} where h.customer_id = c.id ${wanted})`;
};

const compileConsent = (channel: string, { operator, values }: Rule): CompiledRule => {
  const asked = sql`from customer_consents h where h.customer_id = c.id and h.channel = ${channel}`;
  const says = operator === 'equals' ? sql`and h.agreed = ${values[0] === 'true'}` : empty;
  return {
    condition: sql`${operator === 'notExists' ? sql`not` : empty} exists (select 1 ${asked} ${says})`,
    value: sql`(select h.agreed::text ${asked})`,
  };
};

const compileOwn = (code: OwnCode, rule: Rule, now: Date): CompiledRule => {
  if (isColumn(code)) return { condition: compareText(columns[code], rule), value: columns[code] };
  const day = (fact: Sql): CompiledRule => ({
    condition: sql`coalesce(${compareDay(fact, rule)}, false)`,
    value: sql`${fact}::text`,
  });
  switch (code) {
    case 'age': {
      const age = sql`date_part('year', age(${shanghaiDay(now)}::date, c.birthday))::int`;
      return { condition: sql`coalesce(${compareNumber(age, rule)}, false)`, value: sql`(${age})::text` };
    }
    case 'birthday':
      return day(sql`c.birthday`);
    case 'created':
      return day(sql`(c.created_at at time zone ${ZONE})::date`);
    case 'segment':
      return { condition: compareText(sql`coalesce(c.segment, '')`, rule), value: sql`c.segment` };
    case 'label':
      return {
        condition: compileHanging(sql`from customer_labels h`, sql`h.tag_id`, rule),
        value: sql`(select string_agg(t.name, '、' order by t.name) from customer_labels h
          join tags t on t.id = h.tag_id where h.customer_id = c.id)`,
      };
    case 'pack':
      return {
        condition: compileHanging(sql`from crowd_pack_members h`, sql`h.pack_id`, rule),
        value: sql`(select string_agg(p.name, '、' order by p.name) from crowd_pack_members h
          join crowd_packs p on p.id = h.pack_id where h.customer_id = c.id and p.id = any(${[...rule.values]}::text[]))`,
      };
    default:
      return compileConsent(code.slice('consent.'.length), rule);
  }
};

/** A group, or what else has rules. */
type Branch = Rule | { readonly match: RuleMatch; readonly rules: readonly RuleNode[] };

/** Whether a part decides without the others: it has to hold (`yes`), or must not (`denied`). */
type Alone = 'yes' | 'denied' | 'no';

const isOf = <Code extends string>(rule: Rule, is: (code: string) => code is Code): rule is Rule & { field: Code } =>
  is(rule.field);

/** Rules as a statement has them. */
export interface CompiledRules {
  /**
   * Goes after `from customers c`; empty where nothing is to be joined. No person comes more often by it.
   */
  readonly joins: Sql;
  /** Over `c`, never null. */
  readonly condition: Sql;
}

/** Compiles node after node into one statement; the joins are of all that were compiled by then. */
export const ruleCompiler = (finding: Finding) => {
  const joins: Sql[] = [];
  const joined = (table: Sql): Sql => {
    const name = raw(`j${joins.length}`);
    joins.push(sql`left join (${table}) ${name} on ${name}.customer_id = c.id`);
    return name;
  };

  /** `alone`: whatever else holds, this has to. Values are of whom it is about, as text. */
  const rule = (one: Rule, alone = false): CompiledRule => {
    if (isOf(one, isSpanning)) return compileSpanning(one, finding, alone, joined);
    if (isOf(one, isOwn)) return compileOwn(one.field, one, finding.now);
    const fact = sql`coalesce(c.attributes ->> ${attributeOf(one.field)}::text, '')`;
    return { condition: sql`coalesce(${compareLoosely(fact, one)}, false)`, value: fact };
  };

  const condition = (node: Branch, alone: Alone = 'no'): Sql => {
    if ('field' in node) return rule(node, alone !== 'no').condition;
    const isAll = node.match === 'all' || node.rules.length === 1;
    const keeps = node.rules.length === 1 || alone === (isAll ? 'yes' : 'denied');
    return sql`(${join(
      node.rules.map((one) => sql`(${condition(one, keeps ? alone : 'no')})`),
      isAll ? ' and ' : ' or ',
    )})`;
  };

  return {
    rule,
    condition,
    /** What all rules say together, without whom they keep out. */
    included: ({ match, rules }: RuleSet): Sql => condition({ match, rules }),
    /** And with them. */
    whole: ({ match, rules, exclude = [] }: RuleSet): Sql => {
      const out = exclude.map((node) => sql`and not (${condition(node, 'denied')})`);
      return sql`(${condition({ match, rules }, 'yes')} ${join([empty, ...out], ' ')})`;
    },
    joins: (): Sql => (joins.length === 0 ? empty : join(joins, ' ')),
  };
};

/**
 * The people whom rules mean: `select … from customers c ${joins} where ${condition}`. Values travel as parameters, names of
 * attributes and properties too. The rules have been checked before.
 */
export const compileRules = (set: RuleSet, finding: Finding): CompiledRules => {
  const compiler = ruleCompiler(finding);
  const condition = compiler.whole(set);
  return { joins: compiler.joins(), condition };
};
