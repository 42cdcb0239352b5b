import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Tag } from '../states/Tag.js';
import { rfmWords } from './locale.js';
import { Block, Blocks, Head, Root, Scale, Scales } from './RfmPicture.styles.js';

/** One of the four blocks by last order and number of orders. */
export type RfmBlock = 'recentFrequent' | 'pastFrequent' | 'recentRare' | 'pastRare';

/** What is measured of a person, or asked for: days since the last order, orders, yuan. */
export interface RfmValues {
  readonly recencyDays: number;
  readonly frequency: number;
  readonly monetary: number;
}

export interface RfmPictureProps extends RootProps {
  /** What the person reaches; no days: never ordered. */
  own: Omit<RfmValues, 'recencyDays'> & { readonly recencyDays: number | null };
  /** Where somebody counts as high. */
  thresholds: RfmValues;
  /** Of the person's segment: "重要价值". Left out: in none. */
  segment?: string;
  /** The one before. Left out: there was none. */
  former?: string;
  /** People in the same segment, and in all. */
  people: { readonly own: number; readonly all: number };
  /** People in each block. */
  blocks: Readonly<Record<RfmBlock, number>>;
}

const order = ['pastFrequent', 'recentFrequent', 'pastRare', 'recentRare'] as const;

/** Drawn up to twice the threshold, or to the value where that is farther. */
const endOf = (value: number, threshold: number): number => Math.max(1, threshold * 2, value);

/** Where one person stands: three values beside their thresholds, and the block that they are in. */
export const RfmPicture = ({ own, thresholds, segment, former, people, blocks, ...root }: RfmPictureProps) => {
  const words = useWords(rfmWords);
  const share = `${people.all === 0 ? 0 : ((people.own / people.all) * 100).toFixed(1)}%`;
  const money = (yuan: number) => `¥${yuan.toLocaleString()}`;
  const { recencyDays } = own;
  const scales = [
    {
      letter: 'R',
      title: words.recency,
      value: recencyDays,
      threshold: thresholds.recencyDays,
      written: recencyDays === null ? words.never : words.daysAgo(recencyDays),
      limit: words.days(thresholds.recencyDays),
      atMost: true,
    },
    {
      letter: 'F',
      title: words.frequency,
      value: own.frequency,
      threshold: thresholds.frequency,
      written: words.times(own.frequency),
      limit: words.times(thresholds.frequency),
      atMost: false,
    },
    {
      letter: 'M',
      title: words.monetary,
      value: own.monetary,
      threshold: thresholds.monetary,
      written: money(own.monetary),
      limit: money(thresholds.monetary),
      atMost: false,
    },
  ];
  const isRecent = recencyDays !== null && recencyDays <= thresholds.recencyDays;
  const isFrequent = own.frequency >= thresholds.frequency;
  const late = isRecent ? 'recent' : 'past';
  const block: RfmBlock = `${late}${isFrequent ? 'Frequent' : 'Rare'}`;
  return (
    <Root {...rootProps(root)}>
      <Head>
        <b>{segment ?? words.none}</b>
        {former !== undefined && <Tag>{words.former(former)}</Tag>}
      </Head>
      {segment !== undefined && <p>{words.people(people.own.toLocaleString(), share)}</p>}
      <Scales>
        {scales.map(({ letter, title, value, threshold, written, limit, atMost }) => {
          const end = endOf(value ?? 0, threshold);
          const at = `${(threshold / end) * 100}%`;
          return (
            <li key={letter}>
              <span>
                <b>{letter}</b>
                {title}
              </span>
              <Scale role="img" aria-label={words.said(title, written, limit)}>
                <i style={atMost ? { left: 0, width: at } : { left: at, right: 0 }} />
                <u style={{ left: at }} />
                {value !== null && <s style={{ left: `${(value / end) * 100}%` }} />}
              </Scale>
              <strong>{written}</strong>
              <small>
                <span style={{ left: at }}>{limit}</span>
              </small>
            </li>
          );
        })}
      </Scales>
      <Head>
        <h3>{words.where}</h3>
        <small>{words.axes}</small>
      </Head>
      <Blocks>
        {order.map((key) => {
          const isOwn = segment !== undefined && key === block;
          return (
            <Block key={key} data-own={isOwn || undefined} {...(isOwn && { title: words.here })}>
              <span>{words.blocks[key]}</span>
              <small>{blocks[key].toLocaleString()}</small>
              {isOwn && <i role="img" aria-label={words.here} />}
            </Block>
          );
        })}
      </Blocks>
    </Root>
  );
};
