import { type Customer, type Input, type pageCustomers, rfmSegments } from '@console/api/contract';
import { usePageCustomers } from '@console/api/hooks/customers';
import { formatDateTime, lookUp } from '@console/base';
import { columnsOf, NOTHING } from '../../../lists/columns.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { useLabelFilter } from '../../../pickers/labels/useLabelFilter.js';
import type { Narrowing } from './askedCustomers.js';
import { ALLOW, DOUBLES, RULES } from './care/ListCare.js';
import { useCustomerWords } from './customerWords.js';
import { yuan } from './yuan.js';

const column = columnsOf<Customer>();

const useCustomers = recordListHook<Customer, Omit<Input<typeof pageCustomers>, 'current' | 'size'>>({
  kind: 'customer',
  usePage: usePageCustomers,
});

/** Customers by page, name or number, segment and label; rules, a pack, a city and a label's name narrow it further. */
export const useCustomerList = (narrowing: Narrowing) => {
  const words = useCustomerWords();
  const separator = useSeparator();
  const labels = useLabelFilter();
  return useCustomers({
    besides: [RULES, DOUBLES, ALLOW],
    within: narrowing,
    // Which labels the address may ask for is known once they are.
    paused: labels.waiting,
    filters: [
      enumFilter({
        key: 'segment',
        label: words.segment,
        values: rfmSegments,
        words: words.segments,
        toInput: (segment) => ({ segment }),
      }),
      ...labels.filters,
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
      column.text('gender', words.gender, ({ gender }) => lookUp(words.genders, gender, null), {
        width: 72,
        hidden: true,
      }),
      column.text('age', words.age, ({ age }) => (age === null ? null : words.years(age)), { width: 80, hidden: true }),
      column.text('city', words.city, ({ city: lives }) => lives, { width: 96, sortable: true, mobile: 'second' }),
      column.text('level', words.level, ({ level }) => level, { width: 88, sortable: true }),
      column.text(
        'segment',
        words.segment,
        ({ segment }) => (segment === null ? null : lookUp(words.segments, segment, segment)),
        { width: 104 },
      ),
      column.text('staff', words.staff, ({ staffName }) => staffName, { width: 112, hidden: true }),
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
