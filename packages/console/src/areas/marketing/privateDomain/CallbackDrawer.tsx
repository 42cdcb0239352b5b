import { CopyOutlined } from '@ant-design/icons';
import { useReadWeComCallback } from '@console/api/hooks/marketing/privateDomain';
import { formatDateTime } from '@console/base';
import { IconButton } from '@console/ui/button';
import { copyText } from '@console/ui/clipboard';
import { SideDrawer } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { AsyncView, Notice } from '@console/ui/states';
import { Facts } from '../../../details/Facts.js';
import { Copied } from './domain.styles.js';
import { useDomainWords } from './domainWords.js';

interface CallbackDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** One thing that is entered at WeCom. */
const Entry = ({ name, text }: { name: string; text: string }) => {
  const words = useDomainWords();
  const message = useMessage();
  const copy = async () => {
    if (await copyText(text)) message.success(words.copied);
    else message.error(words.notCopied);
  };
  return (
    <Copied>
      <code>{text}</code>
      <IconButton label={words.copyOf(name)} icon={<CopyOutlined />} onClick={() => void copy()} />
    </Copied>
  );
};

/** What is entered at WeCom so that it reports at once who comes and goes. */
export default function CallbackDrawer({ open, onClose }: CallbackDrawerProps) {
  const words = useDomainWords();
  const read = useReadWeComCallback(open ? {} : null);
  return (
    <SideDrawer open={open} title={words.callbackTitle} onClose={onClose}>
      <p>{words.callbackText}</p>
      <AsyncView value={read.state} what={words.callbackTitle}>
        {({ url, token, encodingAesKey, heardTime }) =>
          url === '' ? (
            <Notice tone="warning">{words.noPublicUrl}</Notice>
          ) : (
            <Facts
              columns={1}
              facts={[
                [words.callbackUrl, <Entry key="url" name={words.callbackUrl} text={url} />],
                [words.token, <Entry key="token" name={words.token} text={token} />],
                [words.aesKey, <Entry key="key" name={words.aesKey} text={encodingAesKey} />],
                [words.heard, heardTime === null ? words.notHeard : formatDateTime(heardTime)],
              ]}
            />
          )
        }
      </AsyncView>
    </SideDrawer>
  );
}
