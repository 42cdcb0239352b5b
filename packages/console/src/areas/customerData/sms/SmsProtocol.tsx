import { CopyOutlined } from '@ant-design/icons';
import { copyText } from '@console/ui/clipboard';
import { useMessage } from '@console/ui/provider';
import { Button } from 'antd';
import { FormSection } from '../../../forms/FormSection.js';
import { useSmsWords } from './smsWords.js';

const request = `POST /
Content-Type: application/json
X-Access-Key: <accessKey>
X-Timestamp: 1772323200
X-Nonce: 7f3c…
X-Signature: hex(HMAC-SHA256(secret, timestamp + "\\n" + nonce + "\\n" + body))

{"phoneNumber": "13800138000", "content": "…", "signName": "…"}`;

/** What a gateway has to take. */
export const SmsProtocol = () => {
  const words = useSmsWords();
  const message = useMessage();
  const copy = async () => {
    if (await copyText(request)) message.success(words.copied);
    else message.error(words.notCopied);
  };
  return (
    <FormSection title={words.protocol} level={2}>
      <p>{words.protocolText}</p>
      <pre>{request}</pre>
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </FormSection>
  );
};
