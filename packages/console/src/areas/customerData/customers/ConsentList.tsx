import { channels, type Channel, type CustomerDetail, setCustomerConsent } from '@console/api/contract';
import { useSetCustomerConsent } from '@console/api/hooks/optOuts';
import { formatDateTime, lookUp } from '@console/base';
import { useConfirm } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { Status } from '@console/ui/states';
import { Button } from 'antd';
import { usePermitted } from '../../../session/usePermitted.js';
import { useConsentWords } from './consentWords.js';
import { Consents } from './customers.styles.js';
import { useCustomerWords } from './customerWords.js';

interface ConsentProps {
  customer: CustomerDetail;
  channel: Channel;
}

/** Whether they may be written to through one channel, and the way to change that. */
const Consent = ({ customer: { id, consents }, channel }: ConsentProps) => {
  const words = useCustomerWords();
  const own = useConsentWords();
  const permitted = usePermitted(setCustomerConsent);
  const confirm = useConfirm();
  const message = useMessage();
  const { run, running } = useSetCustomerConsent();
  const known = consents.find((one) => one.channel === channel);
  const refused = known?.agreed === false;
  const name = lookUp(words.channels, channel, channel);
  const change = async () => {
    // To write again to somebody who refused takes their word; to stop does not.
    if (refused && !(await confirm({ title: own.again(name), text: own.againText, verb: own.againVerb }))) return;
    await run({ id, channel, agreed: refused });
    message.success(own.saved);
  };
  return (
    <li title={known && lookUp(own.sources, known.source, known.source)}>
      <span>{name}</span>
      {known === undefined ? (
        <Status tone="off">{own.unknown}</Status>
      ) : (
        <Status tone={known.agreed ? 'ok' : 'off'}>{known.agreed ? words.agreed : words.refused}</Status>
      )}
      {known && <time dateTime={known.changeTime}>{formatDateTime(known.changeTime).slice(0, 10)}</time>}
      {permitted && (
        <Button
          size="small"
          loading={running}
          aria-label={refused ? own.allow(name) : own.stop(name)}
          onClick={() => void change()}
        >
          {refused ? own.allowVerb : own.stopVerb}
        </Button>
      )}
    </li>
  );
};

/** Whether a customer may be written to, channel by channel. */
export const ConsentList = ({ customer }: { customer: CustomerDetail }) => {
  const words = useCustomerWords();
  return (
    <section>
      <h2>{words.consents}</h2>
      <Consents>
        {channels.map((channel) => (
          <Consent key={channel} customer={customer} channel={channel} />
        ))}
      </Consents>
    </section>
  );
};
