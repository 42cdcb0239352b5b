import { useWords } from '../locale/useWords.js';
import { ReadOut, TextButton } from '../states/states.styles.js';
import { richTextWords } from './locale.js';
import { SendingRow } from './RichTextEditor.styles.js';

export interface SendingProps {
  /** What the picture's file is called. */
  name: string;
  /** 0 to 1; null while nobody can tell. */
  share: number | null;
  onCancel: () => void;
}

/** A picture that is being sent: how far it is, and the way out. */
export const Sending = ({ name, share, onCancel }: SendingProps) => {
  const words = useWords(richTextWords);
  const percent = share === null ? undefined : Math.min(100, Math.floor(share * 100));
  return (
    <SendingRow>
      <span title={name}>{words.uploading(name)}</span>
      <progress aria-label={words.uploading(name)} max={100} value={percent} />
      {percent !== undefined && <span>{words.percent(percent)}</span>}
      <TextButton type="button" aria-label={words.cancelNamed(name)} onClick={onCancel}>
        {words.cancel}
      </TextButton>
      <ReadOut>{words.uploading(name)}</ReadOut>
    </SendingRow>
  );
};
