import { shownColumns } from '@console/ui/data-list';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { useColumnLayout } from '../../../lists/useColumnLayout.js';
import { linkTo } from '../../../navigation/address.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { listIn } from './askedCustomers.js';
import { useListCare } from './care/ListCare.js';
import { ExportCustomers } from './ExportCustomers.js';
import { useCustomerBatch } from './useCustomerBatch.js';
import { useCustomerList } from './useCustomerList.js';
import { useCustomerWords } from './customerWords.js';

/** The people the association has to do with. */
export default function CustomersPage() {
  const words = useCustomerWords();
  const { narrowing, more, notice, drawers } = useListCare();
  const [get] = useQueryState();
  const list = useCustomerList(narrowing);
  const batch = useCustomerBatch();
  const arranged = useColumnLayout('customers', list.columns);
  const shown = shownColumns(list.columns, arranged[0]).map(({ key }) => key);
  usePageHead(words.title);
  return (
    <RecordListPage
      title={words.title}
      list={list}
      more={
        <>
          {more}
          <ExportCustomers columns={shown} />
        </>
      }
      notice={notice}
      rowName={({ customerName, phoneNumber }) => customerName || phoneNumber || words.nameless}
      {...(batch.actions && { batchActions: batch.actions })}
      arranged={arranged}
      hrefOf={({ id }) => linkTo('customerDetail', { id, from: listIn(get, list.query.current) })}
      searchHint={words.search}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      {drawers}
      {batch.dialog}
    </RecordListPage>
  );
}
