import { CheckOutlined, DownloadOutlined, LinkOutlined } from '@ant-design/icons';
import { QRCode } from 'antd';
import { useRef, useState } from 'react';
import { ActionButton } from '../button/LockedButton.js';
import { copyText } from '../clipboard/copyText.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { tokens } from '../theme/tokens.js';
import { qrWords } from './locale.js';
import { Address, Code, Root, Verbs } from './QrCode.styles.js';
import { saveCode } from './saveCode.js';

export interface QrCodeProps extends RootProps<HTMLDivElement> {
  /** What whoever scans it opens: an address. */
  value: string;
  /** What it is the code of: names the picture, and the file it is saved as. */
  name: string;
  /** Pixels of its sides. Default 200. */
  size?: number;
}

/** Modules around the code, without which scanners do not find it. */
const MARGIN = 4;

/** An address as a code to scan, to be saved as a picture or copied. Dark on light in both themes, as scanners want it. */
export const QrCode = ({ value, name, size = 200, ...root }: QrCodeProps) => {
  const words = useWords(qrWords);
  const code = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const [failed, setFailed] = useState(false);
  const copy = async () => setCopied(await copyText(value));
  const save = async () => setFailed(!(await saveCode(code.current, `${name}.png`)));
  return (
    <Root {...rootProps(root)}>
      <Code ref={code} role="img" aria-label={words.codeOf(name)}>
        <QRCode
          type="svg"
          value={value}
          size={size}
          marginSize={MARGIN}
          color={tokens.ink}
          bgColor={tokens.paper}
          bordered={false}
          aria-hidden
        />
      </Code>
      <Address title={value}>{value}</Address>
      <Verbs>
        <ActionButton icon={<DownloadOutlined aria-hidden />} onClick={save}>
          {words.save}
        </ActionButton>
        <ActionButton
          icon={copied === true ? <CheckOutlined aria-hidden /> : <LinkOutlined aria-hidden />}
          onClick={copy}
          onBlur={() => setCopied(undefined)}
        >
          {copied === true ? words.copied : words.copy}
        </ActionButton>
        <small role="status">{copied === false ? words.copyFailed : failed ? words.saveFailed : ''}</small>
      </Verbs>
    </Root>
  );
};
