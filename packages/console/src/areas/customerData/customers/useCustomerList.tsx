import { type Customer, type Input, type pageCustomers, rfmSegments, type RuleSet } from '@console/api/contract';
import { usePageCustomers } from '@console/api/hooks/customers';
import { formatDateTime, lookUp } from '@console/base';
import { columnsOf, NOTHING } from '../../../lists/columns.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { ALLOW, DOUBLES, RULES } from './care/ListCare.js';
import { useCustomerWords } from './customerWords.js';

const column = columnsOf<Customer>();

const useCustomers = recordListHook<Customer, Omit<Input<typeof pageCustomers>, 'current' | 'size'>>({
  kind: 'customer',
  usePage: usePageCustomers,
});

const yuan = (amount: number): string => amount.toLocaleString('zh-CN', { style: 'currency', currency: 'CNY' });

/** Customers by page, name or number, segment and level; `pack`, `city` and `label` in the address narrow it further, and rules. */
export const useCustomerList = (rules?: RuleSet) => {
  const words = useCustomerWords();
  const separator = useSeparator();
  const [get] = useQueryState();
  const pack = idIn(get('pack'));
  const city = get('city');
  const label = get('label');
  return useCustomers({
    besides: [RULES, DOUBLES, ALLOW],
    within: {
      ...(rules !== undefined && { rules }),
      ...(pack !== undefined && { crowdPackId: pack }),
      ...(city !== undefined && { city: city.slice(0, 50) }),
      ...(label !== undefined && { tag: label.slice(0, 50) }),
    },
    filters: [
      enumFilter({
        key: 'segment',
        label: words.segment,
        values: rfmSegments,
        words: words.segments,
        toInput: (segment) => ({ segment }),
      }),
    ],
    columns: [
      {
        key: 'customerName',
        title: words.name,
        mobile: 'first',
        sortable: true,
        render: ({ customerName }) => customerName || words.nameless,
      },
      column.text('phone', words.phone, ({ phoneNumber }) => phoneNumber, { width: 136, mobile: 'firstEnd' }),
      column.text('member', words.member, ({ memberNumber }) => memberNumber, { width: 136 }),
      column.text('city', words.city, ({ city: lives }) => lives, { width: 96, sortable: true, mobile: 'second' }),
      column.text('level', words.level, ({ level }) => level, { width: 88, sortable: true }),
      column.text(
        'segment',
        words.segment,
        ({ segment }) => (segment === null ? null : lookUp(words.segments, segment, segment)),
        { width: 104 },
      ),
      column.text('labels', words.labels, ({ tags }) => tags.join(separator), { quiet: true }),
      column.count('orderCount', words.orderCount, ({ orderCount }) => orderCount, { sortable: true }),
      {
        key: 'orderAmount',
        title: words.orderAmount,
        width: 128,
        align: 'end',
        sortable: true,
        render: ({ orderCount, orderAmount }) => (orderCount === 0 ? NOTHING : yuan(orderAmount)),
      },
      column.time('lastOrderTime', words.lastOrder, ({ lastOrderTime }) => lastOrderTime, { sortable: true }),
      {
        key: 'createTime',
        title: words.created,
        width: 176,
        quiet: true,
        sortable: true,
        render: ({ createTime }) => formatDateTime(createTime),
      },
    ],
  });
};
