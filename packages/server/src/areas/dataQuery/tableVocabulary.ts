import { quoted } from '../../analysis/index.js';
import type { SemanticDimension, SemanticMetric, Vocabulary } from '../../analysis/semantics/index.js';

export interface DescribedColumn {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly description: string;
  /** What it mostly holds, most frequent first; left out where there is too much to tell apart. */
  readonly values?: readonly string[];
  readonly distinct?: number;
}

export interface DescribedTable {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly rowCount: number;
  readonly columns: readonly DescribedColumn[];
}

/** Groups beyond which a column tells nothing apart. */
const MOST_GROUPS = 200;
const UNIT = /[（(]\s*([^（()）]{1,6})\s*[)）]\s*$/;
/** Numbers that name something and are never added up. */
const NAMING =
  /(?:编号|号码|代码|序号|年份|年度|邮编|电话|手机|号)$|^(?:id|no|code|year|zip|phone)$|(?:_id|Id|_no|_code|_year)$/u;

/** `报名费（元）`: the name and its unit. */
const parted = (label: string): { name: string; unit: string } => {
  const unit = UNIT.exec(label)?.[1] ?? '';
  return { name: label.replace(UNIT, '').trim() || label, unit };
};

const isAmount = ({ type, name, label }: DescribedColumn): boolean =>
  type === 'number' && !NAMING.test(parted(label).name) && !NAMING.test(name);

const isGroup = (column: DescribedColumn): boolean =>
  (column.type === 'text' || column.type === 'boolean' || (column.type === 'number' && !isAmount(column))) &&
  (column.distinct ?? 0) <= MOST_GROUPS;

const called = (label: string): string => label.replace(/(?:表|名单|记录|明细|列表|数据)$/u, '') || label;

const metricsOf = (
  table: DescribedTable,
  dimensions: readonly string[],
  timeColumn: string | undefined,
): SemanticMetric[] => {
  const shared = { table: table.name, timeColumn: timeColumn ?? null, higherIsBetter: null, dimensions };
  const { label } = table;
  const rows: SemanticMetric = {
    ...shared,
    code: `${table.name}.rows`,
    name: `${called(label)}数`,
    english: `number of ${label}`,
    synonyms: [`${called(label)}数量`, `${label}条数`, `${label}行数`, label, called(label), `${label} count`],
    unit: '条',
    expression: 'count(*)',
    definition: `${label}的行数。`,
  };
  const amounts = table.columns.filter(isAmount).flatMap((column): SemanticMetric[] => {
    const { name, unit } = parted(column.label);
    const own = { ...shared, unit };
    return [
      {
        ...own,
        code: `${table.name}.sum.${column.name}`,
        name,
        synonyms: [`总${name}`, `${name}合计`, `${name}总和`, `${name}总数`, `total ${name}`, `sum of ${name}`],
        expression: `sum(${quoted(column.name)})`,
        definition: `${label}中“${column.label}”的合计。${column.description}`,
      },
      {
        ...own,
        code: `${table.name}.avg.${column.name}`,
        name: `平均${name}`,
        english: `average ${name}`,
        synonyms: [`${name}平均值`, `${name}均值`, `人均${name}`, `average ${name}`, `mean ${name}`],
        expression: `avg(${quoted(column.name)})`,
        definition: `${label}中“${column.label}”的平均值。${column.description}`,
      },
    ];
  });
  return [rows, ...amounts];
};

/** What uploaded tables can be asked about without a model: how many rows, sums and means, by the columns that tell apart. */
export const tableVocabulary = (tables: readonly DescribedTable[]): Vocabulary => ({
  tables: tables.map(({ name, label, description, columns }) => {
    const time = columns.find(({ type }) => type === 'date');
    return {
      name,
      label,
      description,
      columns: columns.map((column) => column.name),
      described: columns.map(({ name: column, label: head, type, description: about }) => ({
        name: column,
        label: head,
        type,
        description: about,
      })),
      ...(time !== undefined && { timeColumn: time.name, timeless: true }),
    };
  }),
  metrics: tables.flatMap((table) => {
    const groups = table.columns.filter(isGroup).map(({ label }) => parted(label).name);
    return metricsOf(table, groups, table.columns.find(({ type }) => type === 'date')?.name);
  }),
  dimensions: tables.flatMap(({ name: table, columns }) =>
    columns.filter(isGroup).map((column): SemanticDimension => {
      const { name } = parted(column.label);
      return {
        code: name,
        name,
        synonyms: [column.name],
        table,
        expression: quoted(column.name),
        type: column.type === 'boolean' ? 'boolean' : column.type === 'number' ? 'number' : 'text',
        values: (column.values ?? []).map((value) => ({ value })),
        maxValues: MOST_GROUPS,
      };
    }),
  ),
});
