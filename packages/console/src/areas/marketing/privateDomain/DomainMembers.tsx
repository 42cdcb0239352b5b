import { pageCustomers, pagePrivateDomainMembers, type PrivateDomainMember } from '@console/api/contract';
import { usePagePrivateDomainMembers } from '@console/api/hooks/marketing/privateDomain';
import { useOffered } from '@console/api/hooks/useOffered';
import { formatDateTime, lookUp } from '@console/base';
import { PageLink } from '@console/ui/link';
import { SimpleTable } from '@console/ui/simple-table';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Input, Pagination, Segmented } from 'antd';
import { useState } from 'react';
import { useSettled } from '../../../forms/useSettled.js';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { Wide } from '../weCom/weCom.styles.js';
import { Tools } from './domain.styles.js';
import { useDomainWords } from './domainWords.js';

const SIZE = 20;
/** Milliseconds after the last key before it is looked for. */
const PAUSE = 300;

/** Who is in a group, and who left. */
export const DomainMembers = ({ id }: { id: string }) => {
  const words = useDomainWords();
  const offered = useOffered(pagePrivateDomainMembers);
  const mayOpen = usePermitted(pageCustomers);
  const { follow } = useAddress();
  const [typed, setTyped] = useState('');
  const [present, setPresent] = useState<'here' | 'gone'>('here');
  const [current, setCurrent] = useState(1);
  const keyword = useSettled(typed.trim(), PAUSE);
  const read = usePagePrivateDomainMembers(
    offered ? { id, current, size: SIZE, present: present === 'here', ...(keyword !== '' && { keyword }) } : null,
    { keepPrevious: true },
  );
  if (!offered) return null;
  const customer = ({ customerId, customerName }: PrivateDomainMember) =>
    customerId !== null && mayOpen ? (
      <PageLink href={linkTo('customerDetail', { id: customerId })} onNavigate={follow}>
        {customerName}
      </PageLink>
    ) : (
      customerName || '—'
    );
  const nothing = <EmptyState title={words.noMembers} />;
  return (
    <section aria-label={words.members}>
      <Tools>
        <Segmented<'here' | 'gone'>
          aria-label={words.members}
          value={present}
          onChange={(next) => {
            setPresent(next);
            setCurrent(1);
          }}
          options={[
            { value: 'here', label: words.present.here },
            { value: 'gone', label: words.present.gone },
          ]}
        />
        <Input.Search
          allowClear
          value={typed}
          maxLength={50}
          placeholder={words.searchMember}
          aria-label={words.searchMember}
          onChange={(event) => {
            setTyped(event.target.value);
            setCurrent(1);
          }}
        />
      </Tools>
      <AsyncView
        value={read.state}
        what={words.members}
        skeleton={<Skeletons shape="rows" count={4} />}
        empty={({ list }) => (list.length === 0 ? nothing : null)}
      >
        {({ list, total }) => (
          <>
            <Wide>
              <SimpleTable
                aria-label={words.members}
                rows={list}
                rowKey={(row) => row.id}
                columns={[
                  { key: 'name', title: words.name, cell: ({ name }) => name || words.unknownName },
                  { key: 'kind', title: words.kind, cell: ({ kind }) => lookUp(words.kinds, kind, kind) },
                  { key: 'customer', title: words.customer, cell: customer },
                  present === 'here'
                    ? { key: 'joined', title: words.joined, cell: ({ joinTime }) => formatDateTime(joinTime) }
                    : {
                        key: 'left',
                        title: words.left,
                        cell: ({ leaveTime }) => (leaveTime === null ? '—' : formatDateTime(leaveTime)),
                      },
                ]}
              />
            </Wide>
            {total > SIZE && (
              <Pagination
                size="small"
                current={current}
                pageSize={SIZE}
                total={total}
                showSizeChanger={false}
                onChange={setCurrent}
              />
            )}
          </>
        )}
      </AsyncView>
    </section>
  );
};
