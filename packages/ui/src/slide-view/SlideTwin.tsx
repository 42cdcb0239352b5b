import type { MeasuredItem, MeasuredSlide, SlideChart } from '@console/base/slides';
import { chartNumber } from './chartMarks.js';
import type { slideViewZh } from './locale.js';
import { Twin } from './slideView.styles.js';

type Wording = typeof slideViewZh;

const ChartTable = ({ chart, words }: { chart: SlideChart; words: Wording }) => (
  <table>
    <caption>{words.chart(words.kinds[chart.kind], chart.unit)}</caption>
    <thead>
      <tr>
        <th scope="col">{words.category}</th>
        {chart.series.map(({ name }, at) => (
          <th key={`${at} ${name}`} scope="col">
            {name === '' ? words.value : name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {chart.categories.map((name, at) => (
        <tr key={`${at} ${name}`}>
          <th scope="row">{name}</th>
          {chart.series.map(({ values, name: series }, one) => {
            const value = values[at] ?? null;
            return <td key={`${one} ${series}`}>{value === null ? words.unknown : chartNumber(value)}</td>;
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

const ItemTwin = ({ item, words }: { item: MeasuredItem; words: Wording }) => {
  switch (item.kind) {
    case 'shape':
      return null;
    case 'text':
      return item.paragraphs.map(({ text }, at) => <p key={`${at} ${text}`}>{text}</p>);
    case 'picture':
      return <p>{item.alt === '' ? words.picture : words.pictureOf(item.alt)}</p>;
    case 'chart':
      return <ChartTable chart={item.chart} words={words} />;
    case 'table':
      return (
        <table>
          <tbody>
            {item.rows.map((row, r) => (
              <tr key={`${r}`}>
                {row.cells.map(({ text }, c) => {
                  const key = `${c}`;
                  return row.head ? (
                    <th key={key} scope="col">
                      {text}
                    </th>
                  ) : (
                    <td key={key}>{text}</td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
};

/** What a page says, for who cannot see its picture: texts, tables, and charts as tables. */
export const SlideTwin = ({ slide, words }: { slide: MeasuredSlide; words: Wording }) => (
  <Twin>
    {slide.items.map((item, at) => (
      <ItemTwin key={`${at} ${item.kind}`} item={item} words={words} />
    ))}
  </Twin>
);
