import {
  CloseOutlined,
  ExpandOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  FileExclamationOutlined,
  FileOutlined,
  RedoOutlined,
} from '@ant-design/icons';
import { formatBytes } from '@console/base';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { uploadWords } from '../upload-list/locale.js';
import { ChipButton, Chip, Chips } from './Attachments.styles.js';
import type { Attachment, AttachmentLimits, ComposerAttachments, RefusedAttachment } from './attachments.js';

const nothingOff: readonly string[] = [];

/** How a file stands, and how far it is, where that is known. */
const useStanding = () => {
  const words = useWords(uploadWords);
  return (item: Attachment): { said: string; percent: number | null } => {
    switch (item.status) {
      case 'waiting':
        return { said: words.waiting, percent: 0 };
      case 'uploading': {
        const percent = item.size > 0 ? Math.min(100, Math.floor((item.sent / item.size) * 100)) : 0;
        return { said: words.uploading(percent), percent };
      }
      case 'parsing':
        return { said: words.stage(item.stage), percent: item.progress };
      case 'failed':
        return { said: item.message ?? words.failure(item.reason), percent: null };
      case 'cancelled':
        return { said: words.cancelled, percent: null };
      default:
        return { said: formatBytes(item.size), percent: null };
    }
  };
};

const useRefusal = (limits: AttachmentLimits) => {
  const words = useWords(uploadWords);
  const chat = useWords(chatWords);
  return ({ reason }: RefusedAttachment): string => {
    if (reason === 'too_many') return chat.tooManyFiles(limits.count);
    if (reason === 'unsupported_type') return words.refusedType(limits.types.join(words.join));
    return reason === 'too_large' ? words.refusedSize(formatBytes(limits.size)) : words.failure('empty');
  };
};

export interface AttachmentRowProps extends Omit<ComposerAttachments, 'onAdd'> {
  /** Files that were not taken, until they are put away. */
  refused: readonly RefusedAttachment[];
  onForget: (refused: RefusedAttachment) => void;
}

/** The files of a question, and those that can't be. */
export const AttachmentRow = ({
  items,
  limits,
  onRemove,
  onRetry,
  off = nothingOff,
  onSwitch,
  region,
  refused,
  onForget,
}: AttachmentRowProps) => {
  const words = useWords(uploadWords);
  const chat = useWords(chatWords);
  const standing = useStanding();
  const refusal = useRefusal(limits);
  const usable = items.filter(({ status }) => status === 'ready').length;
  if (items.length === 0 && refused.length === 0 && region === undefined) return null;
  return (
    <Chips aria-label={chat.attachments}>
      {region && (
        <Chip>
          <ExpandOutlined aria-hidden />
          <small>{chat.region(region.page)}</small>
          <b title={region.name}>{region.name}</b>
          <ChipButton type="button" aria-label={chat.dropRegion} onClick={region.onDrop}>
            <CloseOutlined aria-hidden />
          </ChipButton>
        </Chip>
      )}
      {items.map((item) => {
        const { said, percent } = standing(item);
        const bad = item.status === 'failed';
        const isOff = off.includes(item.id);
        const lastOn = !isOff && usable - off.length <= 1;
        return (
          <Chip key={item.id} data-failed={bad || undefined} data-off={isOff || undefined}>
            {bad ? <FileExclamationOutlined aria-hidden /> : <FileOutlined aria-hidden />}
            <b title={item.name}>{item.name}</b>
            <small title={isOff ? chat.fileOff : said} role={bad ? 'alert' : undefined}>
              {isOff ? chat.fileOff : said}
            </small>
            {item.status === 'ready' && usable > 1 && onSwitch && (
              <ChipButton
                type="button"
                aria-label={chat.takeFile(item.name)}
                aria-pressed={!isOff}
                aria-disabled={lastOn || undefined}
                title={lastOn ? chat.lastFile : chat.takeFile(item.name)}
                onClick={() => {
                  if (!lastOn) onSwitch({ id: item.id, off: !isOff });
                }}
              >
                {isOff ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
              </ChipButton>
            )}
            {bad && item.again !== 'none' && onRetry && (
              <ChipButton
                type="button"
                aria-label={words.named(words.retry, item.name)}
                onClick={() => onRetry(item.id)}
              >
                <RedoOutlined aria-hidden />
              </ChipButton>
            )}
            <ChipButton
              type="button"
              aria-label={words.named(words.remove, item.name)}
              onClick={() => onRemove(item.id)}
            >
              <CloseOutlined aria-hidden />
            </ChipButton>
            {percent !== null && <progress max={100} value={percent} aria-label={words.progress(item.name)} />}
          </Chip>
        );
      })}
      {refused.map((file, index) => (
        <Chip key={`${file.name}:${index}`} data-failed="">
          <FileExclamationOutlined aria-hidden />
          <b title={file.name}>{file.name}</b>
          <small role="alert" title={refusal(file)}>
            {refusal(file)}
          </small>
          <ChipButton type="button" aria-label={words.named(words.remove, file.name)} onClick={() => onForget(file)}>
            <CloseOutlined aria-hidden />
          </ChipButton>
        </Chip>
      ))}
    </Chips>
  );
};
