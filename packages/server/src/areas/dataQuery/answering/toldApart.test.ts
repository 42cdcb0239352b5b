import { expect, it } from 'vitest';
import type { TableGrant } from '../../../analysis/index.js';
import { tableVocabulary } from '../tableVocabulary.js';
import { toldApart } from './toldApart.js';

const source = (name: string, schema: string, ...tables: string[]) => ({
  name,
  grants: tables.map((table): TableGrant => ({ schema, table, columns: 'all', where: `"球队" = '${schema}'` })),
  vocabulary: tableVocabulary(
    tables.map((table) => ({
      name: table,
      label: table,
      description: '',
      rowCount: 1,
      columns: [
        { name: '球队', label: '球队', type: 'text', description: '' },
        { name: '得分', label: '得分', type: 'number', description: '' },
      ],
    })),
  ),
});
const askedBy = ({ schema, table, as }: TableGrant) => [schema, table, as ?? table];

it('lets the first keep its name, and has each rule stay with its own table', () => {
  const { grants, vocabulary } = toldApart([source('甲', 'a', '比分', '比分_2'), source('乙', 'b', '比分', '球员')]);
  expect(grants.map(askedBy)).toEqual([
    ['a', '比分', '比分'],
    ['a', '比分_2', '比分_2'],
    ['b', '比分', '比分_3'],
    ['b', '球员', '球员'],
  ]);
  expect(grants[2]?.where).toContain("'b'");
  expect(vocabulary.tables.map(({ name, label }) => [name, label])).toContainEqual(['比分_3', '比分（乙）']);
  expect(new Set(vocabulary.metrics.map(({ code }) => code)).size).toBe(vocabulary.metrics.length);
  for (const { table, code } of vocabulary.metrics) expect(code.startsWith(`${table}.`)).toBe(true);
  const known = new Set(grants.map((grant) => grant.as ?? grant.table));
  for (const { table } of [...vocabulary.metrics, ...vocabulary.dimensions]) expect(known).toContain(table);
});

it('takes names for the same as the engine does', () => {
  const { grants } = toldApart([source('甲', 'a', 'Scores'), source('乙', 'b', 'SCORES'), source('丙', 'c', 'scores')]);
  expect(grants.map((grant) => grant.as ?? grant.table)).toEqual(['Scores', 'SCORES_2', 'scores_3']);
});

it('changes nothing where no name is taken', () => {
  const [one, other] = [source('甲', 'a', '比分'), source('乙', 'b', '球员')];
  expect(toldApart([one, other]).grants).toEqual([...one.grants, ...other.grants]);
});
