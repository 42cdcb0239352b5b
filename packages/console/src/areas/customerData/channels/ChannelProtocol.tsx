import { CopyOutlined } from '@ant-design/icons';
import type { ChannelSettings } from '@console/api/contract';
import { lookUp } from '@console/base';
import { copyText } from '@console/ui/clipboard';
import { useMessage } from '@console/ui/provider';
import { Notice } from '@console/ui/states';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FormSection } from '../../../forms/FormSection.js';
import { useChannelWords } from './channelWords.js';
import { protocolOf, receiptOf } from './protocols.js';

interface CopiedProps {
  title: string;
  text: string;
  code: string;
  /** What there is to be said about it before it is handed on. */
  children?: ReactNode;
}

/** Something to be handed to whoever runs the other side. */
const Copied = ({ title, text, code, children }: CopiedProps) => {
  const words = useChannelWords();
  const message = useMessage();
  const copy = async () => {
    if (await copyText(code)) message.success(words.copied);
    else message.error(words.notCopied);
  };
  return (
    <FormSection title={title} level={2}>
      <p>{text}</p>
      {children}
      <pre>{code}</pre>
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </FormSection>
  );
};

/** Where a vendor tells what became of messages: an address that it reaches, as far as the server knows one. */
const Receipts = ({ settings: { vendor, vendors } }: { settings: ChannelSettings }) => {
  const words = useChannelWords();
  const { receiptPath = null, receiptUrl = null, receiptAesKey } = vendors.find((one) => one.vendor === vendor) ?? {};
  if (receiptPath === null) return null;
  const text = [words.receiptsText, lookUp(words.receiptsOf, vendor, '')].filter((one) => one !== '').join(words.gap);
  const code = receiptOf(vendor, receiptUrl ?? location.origin + receiptPath, receiptAesKey);
  return (
    <Copied title={words.receipts} text={text} code={code}>
      {receiptUrl === null && <Notice tone="warning">{words.receiptsFromHere}</Notice>}
    </Copied>
  );
};

/** What a gateway has to take, and where a vendor tells what became of messages. */
export const ChannelProtocol = ({ settings }: { settings: ChannelSettings }) => {
  const words = useChannelWords();
  const request = protocolOf(settings.vendor);
  return (
    <>
      {request !== undefined && <Copied title={words.protocol} text={words.protocolText} code={request} />}
      <Receipts settings={settings} />
    </>
  );
};
