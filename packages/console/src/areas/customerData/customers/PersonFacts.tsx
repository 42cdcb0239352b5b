import { type CustomerDetail, revealCustomer, tagCustomers } from '@console/api/contract';
import { useTagCustomers } from '@console/api/hooks/customers';
import { formatDateTime, lookUp } from '@console/base';
import { Tag } from '@console/ui/states';
import { Button, Flex, Tooltip } from 'antd';
import { Facts } from '../../../details/Facts.js';
import { OwnLabels } from '../../../pickers/labels/OwnLabels.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { ConsentList } from './ConsentList.js';
import { useCustomerWords } from './customerWords.js';
import { usePhone } from './usePhone.js';

interface PersonFactsProps {
  customer: CustomerDetail;
}

/** A masked number; whole for half a minute where the reader may. */
const Phone = ({ id, phoneNumber }: CustomerDetail) => {
  const words = useCustomerWords();
  const reveals = usePermitted(revealCustomer);
  const { phone, show, hide, running } = usePhone(id);
  if (phoneNumber === '' || !reveals) return phoneNumber;
  return (
    <Flex gap={8} align="center" wrap>
      {phone ?? phoneNumber}
      <Tooltip title={words.revealNote}>
        <Button size="small" loading={running} onClick={phone === undefined ? show : hide}>
          {phone === undefined ? words.reveal : words.hide}
        </Button>
      </Tooltip>
    </Flex>
  );
};

const Labels = ({ customer: { id, labels = [], tags } }: PersonFactsProps) => {
  const words = useCustomerWords();
  const permitted = usePermitted(tagCustomers);
  const { run } = useTagCustomers();
  // What hangs on them from other systems is only shown.
  const others = tags.filter((name) => !labels.some((label) => label.name === name));
  return (
    <section>
      <h2>{words.labels}</h2>
      <Flex gap={8} wrap align="center">
        <OwnLabels
          name={`customer ${id}`}
          id={id}
          labels={labels}
          changeable={permitted}
          run={(change) => run(change, { quiet: true })}
        />
        {others.map((name) => (
          <Tag key={name}>{name}</Tag>
        ))}
      </Flex>
      {tags.length === 0 && <p>{words.noLabels}</p>}
    </section>
  );
};

/** What is known of one customer, their labels, and whether they may be written to. */
export const PersonFacts = ({ customer }: PersonFactsProps) => {
  const words = useCustomerWords();
  const { attributes } = customer;
  return (
    <>
      <section>
        <h2>{words.facts}</h2>
        <Facts
          columns={1}
          facts={[
            [words.phone, customer.phoneNumber === '' ? '' : <Phone key="phone" {...customer} />],
            [words.email, customer.email],
            [words.member, customer.memberNumber],
            [words.gender, lookUp(words.genders, customer.gender, customer.gender)],
            [words.birthday, customer.birthday],
            [words.age, customer.age === null ? null : words.years(customer.age)],
            [words.city, customer.city],
            [words.level, customer.level],
            [words.staff, customer.staffName],
            [words.source, customer.source],
            [words.created, formatDateTime(customer.createTime)],
          ]}
        />
      </section>
      {attributes.length > 0 && (
        <section>
          <h2>{words.more}</h2>
          <Facts columns={1} facts={attributes.map(({ name, value }) => [name, value])} />
        </section>
      )}
      <Labels customer={customer} />
      <ConsentList customer={customer} />
    </>
  );
};
