import { SearchBox } from '@console/ui/data-list';
import { Select } from 'antd';
import { Field, RowTools } from './reports.styles.js';
import { useReportWords } from './reportWords.js';
import { SIZE } from './useReportRows.js';
import { type ReportView, type RowOrder, rowOrders } from './useReportView.js';

const LATEST = 'latest';

/** Which rows of a breakdown, by their names, and in which order. */
export const ReportRowTools = ({ view }: { view: ReportView }) => {
  const words = useReportWords();
  const { keyword, order, page, search, sort } = view;
  return (
    <RowTools>
      <SearchBox
        hint={words.search}
        query={{ current: page, size: SIZE, ...(keyword !== undefined && { search: keyword }) }}
        onQueryChange={(asked) => search(asked.search)}
      />
      <Field>
        <Select<RowOrder | typeof LATEST>
          style={{ width: '100%' }}
          aria-label={words.order}
          value={order ?? LATEST}
          options={[
            { value: LATEST, label: words.latestFirst },
            ...rowOrders.map((value) => ({ value, label: words.mostFirst[value] })),
          ]}
          onChange={(next) => sort(next === LATEST ? undefined : next)}
        />
      </Field>
    </RowTools>
  );
};
