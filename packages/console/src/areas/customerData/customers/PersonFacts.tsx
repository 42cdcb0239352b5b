import { type CustomerDetail, revealCustomer } from '@console/api/contract';
import { formatDateTime, lookUp } from '@console/base';
import { Tag } from '@console/ui/states';
import { Button, Flex, Tooltip } from 'antd';
import { Facts } from '../../../details/Facts.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { useCustomerWords } from './customerWords.js';
import { usePhone } from './usePhone.js';

const timeOf = (time: string | null): string => (time === null ? '' : formatDateTime(time));

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

/** What is known of one customer, and whether they may be written to. */
export const PersonFacts = ({ customer }: { customer: CustomerDetail }) => {
  const words = useCustomerWords();
  const separator = useSeparator();
  const { attributes, consents } = customer;
  return (
    <>
      <h2>{words.facts}</h2>
      <Facts
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
          [words.segment, customer.segment && lookUp(words.segments, customer.segment, customer.segment)],
          [words.labels, customer.tags.join(separator)],
          [words.orderCount, customer.orderCount.toLocaleString()],
          [words.orderAmount, customer.orderAmount.toLocaleString('zh-CN', { style: 'currency', currency: 'CNY' })],
          [words.lastOrder, timeOf(customer.lastOrderTime)],
          [words.lastEvent, timeOf(customer.lastEventTime)],
          [words.created, timeOf(customer.createTime)],
        ]}
      />
      {attributes.length > 0 && (
        <>
          <h2>{words.more}</h2>
          <Facts facts={attributes.map(({ name, value }) => [name, value])} />
        </>
      )}
      <h2>{words.consents}</h2>
      {consents.length === 0 ? (
        <p>{words.noConsents}</p>
      ) : (
        <Flex gap={8} wrap>
          {consents.map(({ channel, agreed }) => (
            <Tag key={channel} tone={agreed ? 'info' : 'warning'}>
              {lookUp(words.channels, channel, channel)} {agreed ? words.agreed : words.refused}
            </Tag>
          ))}
        </Flex>
      )}
    </>
  );
};
