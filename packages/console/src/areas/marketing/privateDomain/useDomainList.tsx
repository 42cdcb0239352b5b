import { type Input, type PrivateDomain, privateDomainSources, type pagePrivateDomains } from '@console/api/contract';
import { useListPrivateDomainOptions, usePagePrivateDomains } from '@console/api/hooks/marketing/privateDomain';
import { lookUp, mapAsync } from '@console/base';
import { Status } from '@console/ui/states';
import { columnsOf } from '../../../lists/columns.js';
import { EnabledStatus, useEnabledList } from '../../../lists/enabled.js';
import { enumFilter, type RecordFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { useDomainWords } from './domainWords.js';

/** In the address in the place of a group: what is entered at WeCom. */
export const CALLBACK = 'callback';

const column = columnsOf<PrivateDomain>();

const useDomains = recordListHook<PrivateDomain, Omit<Input<typeof pagePrivateDomains>, 'current' | 'size'>>({
  kind: 'private domain',
  usePage: usePagePrivateDomains,
  one: (id) => ({ idList: [id] }),
});

/** Groups by page, words, source, staff, label and whether they are in use. */
export const useDomainList = () => {
  const words = useDomainWords();
  const enabled = useEnabledList();
  const separator = useSeparator();
  const options = useListPrivateDomainOptions({});
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const staff: RecordFilter<{ staffId: string }> = {
    key: 'staff',
    label: words.staff,
    known: 'id',
    options: mapAsync(options.state, (all) => named(all.staff)),
    toInput: (staffId) => ({ staffId }),
  };
  const label: RecordFilter<{ tagId: string }> = {
    key: 'label',
    label: words.labels,
    known: 'id',
    options: mapAsync(options.state, (all) => named(all.tags)),
    toInput: (tagId) => ({ tagId }),
  };
  return useDomains({
    besides: [CALLBACK],
    filters: [
      enumFilter({
        key: 'source',
        label: words.source,
        values: privateDomainSources,
        words: words.sources,
        toInput: (source) => ({ source }),
      }),
      staff,
      label,
      enabled.filter,
    ],
    columns: [
      {
        key: 'name',
        title: words.name,
        width: 220,
        mobile: 'first',
        sortable: true,
        render: ({ name }) => name || words.unnamed,
      },
      column.status('enabled', enabled.filter.label, ({ enabled: isOn, goneTime }) =>
        goneTime === null ? <EnabledStatus enabled={isOn} /> : <Status tone="off">{words.gone}</Status>,
      ),
      column.text('source', words.source, ({ source }) => lookUp(words.sources, source, source), { width: 96 }),
      column.text('staff', words.staff, ({ staffName }) => staffName, { width: 120, mobile: 'second' }),
      column.text('labels', words.labels, ({ tags }) => tags.map(({ name }) => name).join(separator), { quiet: true }),
      column.count('memberCount', words.memberCount, ({ memberCount }) => memberCount, { sortable: true }),
      column.count('joinedToday', words.joinedToday, ({ joinedToday }) => joinedToday),
      column.count('leftToday', words.leftToday, ({ leftToday }) => leftToday),
      column.time('createTime', words.created, ({ createTime }) => createTime, { sortable: true }),
    ],
  });
};
