import { CopyOutlined } from '@ant-design/icons';
import type { ChannelSettings } from '@console/api/contract';
import { copyText } from '@console/ui/clipboard';
import { useMessage } from '@console/ui/provider';
import { Button } from 'antd';
import { FormSection } from '../../../forms/FormSection.js';
import { useChannelWords } from './channelWords.js';
import { protocolOf, receiptOf } from './protocols.js';

/** Something to be handed to whoever runs the other side. */
const Copied = ({ title, text, code }: { title: string; text: string; code: string }) => {
  const words = useChannelWords();
  const message = useMessage();
  const copy = async () => {
    if (await copyText(code)) message.success(words.copied);
    else message.error(words.notCopied);
  };
  return (
    <FormSection title={title} level={2}>
      <p>{text}</p>
      <pre>{code}</pre>
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </FormSection>
  );
};

/** What a gateway has to take, and where a vendor tells what became of messages. */
export const ChannelProtocol = ({ settings }: { settings: ChannelSettings }) => {
  const words = useChannelWords();
  const { vendor, vendors } = settings;
  const request = protocolOf(vendor);
  const path = vendors.find((one) => one.vendor === vendor)?.receiptPath ?? null;
  return (
    <>
      {request !== undefined && <Copied title={words.protocol} text={words.protocolText} code={request} />}
      {path !== null && (
        <Copied title={words.receipts} text={words.receiptsText} code={receiptOf(vendor, location.origin + path)} />
      )}
    </>
  );
};
