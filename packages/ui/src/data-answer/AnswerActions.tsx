import {
  ClockCircleOutlined,
  DislikeOutlined,
  DownloadOutlined,
  LikeOutlined,
  PictureOutlined,
  PushpinOutlined,
  SaveOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { ActionButton } from '../button/LockedButton.js';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { Actions } from './DataAnswerView.styles.js';
import { dataAnswerWords } from './locale.js';

/** What can be done with a result. Each is offered only where it is given; a promise keeps its button locked. */
export interface AnswerVerbs {
  /** The rows are wanted as a file, as many as there are. A picture makes itself. */
  onExport?: ((event: { format: 'xlsx' | 'csv' }) => unknown) | undefined;
  /** It is to stand on the overview. */
  onPin?: (() => unknown) | undefined;
  /** The question is to be kept. */
  onSave?: (() => unknown) | undefined;
  /** Question and query are to be an example to others. */
  onSaveExample?: (() => unknown) | undefined;
  /** It is to be asked again by itself. */
  onSchedule?: (() => unknown) | undefined;
  /** What the asker thinks of it; null: takes it back. */
  onRate?: ((event: { liked: boolean | null }) => void) | undefined;
}

export interface AnswerActionsProps extends AnswerVerbs {
  /** What the asker thinks of it; null: nothing was said. */
  liked: boolean | null;
  /** Left out: nothing is drawn that there could be a picture of. */
  onPicture: (() => unknown) | undefined;
}

/** What can be done with a result, in one row. */
export const AnswerActions = (props: AnswerActionsProps) => {
  const { liked, onPicture, onExport, onPin, onSave, onSaveExample, onSchedule, onRate } = props;
  const words = useWords(dataAnswerWords);
  const verbs = [
    {
      label: words.xlsx,
      icon: <DownloadOutlined aria-hidden />,
      run: onExport && (() => onExport({ format: 'xlsx' })),
    },
    { label: words.csv, icon: <DownloadOutlined aria-hidden />, run: onExport && (() => onExport({ format: 'csv' })) },
    { label: words.png, icon: <PictureOutlined aria-hidden />, run: onPicture },
    { label: words.pin, icon: <PushpinOutlined aria-hidden />, run: onPin },
    { label: words.save, icon: <SaveOutlined aria-hidden />, run: onSave },
    { label: words.saveExample, icon: <StarOutlined aria-hidden />, run: onSaveExample },
    { label: words.schedule, icon: <ClockCircleOutlined aria-hidden />, run: onSchedule },
  ];
  const offered = verbs.filter(({ run }) => run !== undefined);
  if (offered.length === 0 && !onRate) return null;
  return (
    <Actions role="group" aria-label={words.actions}>
      {offered.map(({ label, icon, run }) => (
        <ActionButton key={label} icon={icon} onClick={() => run?.()}>
          {label}
        </ActionButton>
      ))}
      {onRate && (
        <span data-end="">
          <IconButton
            label={words.like}
            icon={<LikeOutlined aria-hidden />}
            aria-pressed={liked === true}
            onClick={() => onRate({ liked: liked === true ? null : true })}
          />
          <IconButton
            label={words.dislike}
            icon={<DislikeOutlined aria-hidden />}
            aria-pressed={liked === false}
            onClick={() => onRate({ liked: liked === false ? null : false })}
          />
        </span>
      )}
    </Actions>
  );
};
