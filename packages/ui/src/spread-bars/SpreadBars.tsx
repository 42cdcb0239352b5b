import { BarChartOutlined, TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { SimpleTable } from '../simple-table/SimpleTable.js';
import { spreadWords } from './locale.js';
import { Groups, Key, Nobody, Root, Track } from './SpreadBars.styles.js';

/** How many have one value. */
export interface SpreadRow {
  /** As it is called; empty: not known. */
  readonly value: string;
  /** Of this audience. */
  readonly own: number;
  /** Of everybody. */
  readonly all: number;
}

/** The values of one trait. */
export interface Spread {
  /** Tells traits apart. */
  readonly key: string;
  /** As it is called: "城市". */
  readonly title: string;
  readonly rows: readonly SpreadRow[];
}

export interface SpreadBarsProps extends RootProps {
  /** The traits, in the order shown. */
  spreads: readonly Spread[];
  /** People in this audience. */
  ownTotal: number;
  /** People in all. */
  allTotal: number;
}

const partOf = (count: number, total: number): number => (total === 0 ? 0 : (count / total) * 100);
const written = (percent: number): string => `${percent.toFixed(1)}%`;

/** Who is in an audience beside everybody: bars with ticks, one scale within a trait, and the same as tables. */
export const SpreadBars = ({ spreads, ownTotal, allTotal, ...root }: SpreadBarsProps) => {
  const words = useWords(spreadWords);
  const [asTable, setAsTable] = useState(false);
  const nameOf = ({ value }: SpreadRow) => value || words.unknown;
  return (
    <Root {...rootProps(root)} aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <Key>{words.own}</Key>
        <Key data-all="">{words.all}</Key>
        <Button
          type="text"
          size="small"
          icon={asTable ? <BarChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? words.chart : words.table}
        </Button>
      </header>
      {ownTotal === 0 && <Nobody>{words.nobody}</Nobody>}
      <Groups>
        {spreads.map(({ key, title, rows }) => {
          const most = Math.max(1, ...rows.flatMap(({ own, all }) => [partOf(own, ownTotal), partOf(all, allTotal)]));
          return (
            <section key={key} aria-label={title}>
              <h3>{title}</h3>
              {asTable ? (
                <SimpleTable
                  aria-label={title}
                  rows={rows}
                  rowKey={({ value }) => value}
                  columns={[
                    { key: 'value', title: words.value, cell: nameOf, full: nameOf },
                    { key: 'count', title: words.count, number: true, cell: ({ own }) => own.toLocaleString() },
                    {
                      key: 'own',
                      title: words.ownShare,
                      number: true,
                      cell: ({ own }) => written(partOf(own, ownTotal)),
                    },
                    {
                      key: 'all',
                      title: words.allShare,
                      number: true,
                      cell: ({ all }) => written(partOf(all, allTotal)),
                    },
                  ]}
                />
              ) : (
                <ul>
                  {rows.map((row) => {
                    const [own, all] = [partOf(row.own, ownTotal), partOf(row.all, allTotal)];
                    return (
                      <li key={row.value}>
                        <span title={nameOf(row)}>{nameOf(row)}</span>
                        <Track role="img" aria-label={words.said(written(own), written(all))}>
                          <i style={{ width: `${(own / most) * 100}%` }} />
                          <b style={{ left: `${(all / most) * 100}%` }} />
                        </Track>
                        <span>{written(own)}</span>
                      </li>
                    );
                  })}
                </ul>
              )}
            </section>
          );
        })}
      </Groups>
    </Root>
  );
};
