import { RecordListPage } from '../../../lists/RecordListPage.js';
import { linkTo } from '../../../navigation/address.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { useListCare } from './care/ListCare.js';
import { useCustomerList } from './useCustomerList.js';
import { useCustomerWords } from './customerWords.js';

/** The people the association has to do with. */
export default function CustomersPage() {
  const words = useCustomerWords();
  const { rules, more, notice, drawers } = useListCare();
  const list = useCustomerList(rules);
  usePageHead(words.title);
  return (
    <RecordListPage
      title={words.title}
      list={list}
      more={more}
      notice={notice}
      rowName={({ customerName, phoneNumber }) => customerName || phoneNumber || words.nameless}
      hrefOf={({ id }) => linkTo('customerDetail', { id })}
      searchHint={words.search}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      {drawers}
    </RecordListPage>
  );
}
