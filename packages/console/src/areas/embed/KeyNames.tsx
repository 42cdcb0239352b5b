import { CopyOutlined } from '@ant-design/icons';
import { formatDateTime } from '@console/base';
import type { EmbedKey } from '@console/api/contract';
import { IconButton } from '@console/ui/button';
import { useEmbedWords } from './embedWords.js';
import { Caption, Group, Value } from './keyForm.styles.js';
import { useCopy } from './useCopy.js';

/** What a key is known by: the part that everybody may see, and how to tell the secret. */
export const KeyNames = ({ shown: { publicKey, secretEnd, formerSecretUntil } }: { shown: EmbedKey }) => {
  const words = useEmbedWords();
  const copy = useCopy();
  return (
    <>
      <Group>
        <span>{words.publicKey}</span>
        <div>
          <Value>
            <code>{publicKey}</code>
            <IconButton
              size="small"
              label={words.copyKey}
              icon={<CopyOutlined />}
              onClick={() => void copy(publicKey)}
            />
          </Value>
          <Caption>{words.publicHelp}</Caption>
        </div>
      </Group>
      <Group>
        <span>{words.secret}</span>
        <div>
          <Value>
            <code>{`sk_••••••${secretEnd}`}</code>
          </Value>
          <Caption>
            {formerSecretUntil === null
              ? words.secretEnd(secretEnd)
              : words.secretHelp(formatDateTime(formerSecretUntil).slice(5, 16))}
          </Caption>
        </div>
      </Group>
    </>
  );
};
