import {
  DownOutlined,
  FileExclamationOutlined,
  FileImageOutlined,
  FileMarkdownOutlined,
  FileOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
} from '@ant-design/icons';
import { formatBytes } from '@console/base';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { uploadWords } from './locale.js';
import { Detail, More, Name, Progress, Row, Rows, Said, Standing } from './UploadList.styles.js';
import { useBelow } from './useBelow.js';
import { endingOf, percentOf, remainingSeconds, stages, type UploadItem, type UploadLimits } from './upload.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

type Act = (id: string) => void;

export interface UploadListProps extends RootProps<HTMLDivElement> {
  /** Newest first or last, as the owner likes. */
  items: readonly UploadItem[];
  /** The limits that files were held against, to name them in refusals. */
  limits: UploadLimits;
  /** Stops sending or parsing. Left out, there is no way to. */
  onCancel?: Act;
  /** Opens what came of it. */
  onView?: Act;
  /** Parses the stored file again, or sends the same file again after it was cancelled. */
  onRetry?: Act;
  /** Asks for another file in place of this one. */
  onUploadAgain?: Act;
  /** Takes a row off the list that is done, failed or cancelled. */
  onRemove?: Act;
}

const icons: Record<string, ReactNode> = {
  pdf: <FilePdfOutlined aria-hidden={true} />,
  docx: <FileWordOutlined aria-hidden={true} />,
  zip: <FileZipOutlined aria-hidden={true} />,
  md: <FileMarkdownOutlined aria-hidden={true} />,
  txt: <FileTextOutlined aria-hidden={true} />,
  png: <FileImageOutlined aria-hidden={true} />,
  jpg: <FileImageOutlined aria-hidden={true} />,
};

const iconOf = ({ name, status }: UploadItem): ReactNode =>
  status === 'failed' ? (
    <FileExclamationOutlined aria-hidden={true} />
  ) : (
    (icons[endingOf(name)] ?? <FileOutlined aria-hidden={true} />)
  );

/** How a row stands, in words. */
const useTelling = (limits: UploadLimits) => {
  const words = useWords(uploadWords);
  const types = limits.types.join(words.join);
  return (item: UploadItem): { standing: string; detail: string | null; percent: number | null } => {
    switch (item.status) {
      case 'waiting':
        return { standing: words.waiting, detail: formatBytes(item.size), percent: 0 };
      case 'uploading': {
        const percent = percentOf(item.sent, item.size);
        const left = remainingSeconds(item.size, item.sent, item.speed);
        const detail = [
          words.sent(formatBytes(Math.min(item.sent, item.size)), formatBytes(item.size)),
          item.speed === undefined ? '' : words.speed(formatBytes(Math.round(item.speed))),
          left === null ? '' : words.remaining(left),
        ];
        return { standing: words.uploading(percent), detail: detail.join(''), percent };
      }
      case 'parsing': {
        const pages =
          item.stage === 'reading' && item.pageCount !== undefined && item.pageCount > 0
            ? words.pages(Math.min(item.pagesRead ?? 0, item.pageCount), item.pageCount)
            : '';
        return {
          standing: words.parsing(stages.indexOf(item.stage) + 1, stages.length),
          detail: words.stage(item.stage) + pages,
          percent: percentOf(item.progress, 100),
        };
      }
      case 'ready': {
        const took = item.seconds === undefined ? '' : words.took(item.seconds);
        return {
          standing: words.ready,
          detail:
            (item.files ? words.unpacked(item.files.taken, item.files.refused) : words.chunks(item.chunkCount)) + took,
          percent: null,
        };
      }
      case 'failed': {
        const refused = item.again === 'none' || item.again === 'upload';
        const known =
          refused && item.reason === 'unsupported_type'
            ? words.refusedType(types)
            : refused && item.reason === 'too_large'
              ? words.refusedSize(formatBytes(limits.size))
              : words.failure(item.reason);
        return { standing: words.failed, detail: item.message ?? known, percent: null };
      }
      case 'cancelled':
        return { standing: words.cancelled, detail: formatBytes(item.size), percent: null };
    }
  };
};

const running = ({ status }: UploadItem): boolean =>
  status === 'waiting' || status === 'uploading' || status === 'parsing';

interface UploadRowProps extends Omit<UploadListProps, 'items' | keyof RootProps> {
  item: UploadItem;
}

const UploadRow = memo(function UploadRow({
  item,
  limits,
  onCancel,
  onView,
  onRetry,
  onUploadAgain,
  onRemove,
}: UploadRowProps) {
  const words = useWords(uploadWords);
  const { standing, detail, percent } = useTelling(limits)(item);
  const { id, name } = item;
  const verbs: [string, Act | undefined][] = running(item)
    ? [[words.cancel, onCancel]]
    : item.status === 'ready'
      ? [
          [words.view, onView],
          [words.remove, onRemove],
        ]
      : [
          item.status === 'failed' && item.again === 'upload' ? [words.upload, onUploadAgain] : [words.retry, onRetry],
          [words.remove, onRemove],
        ];
  const offered = item.status === 'failed' && item.again === 'none' ? verbs.slice(1) : verbs;
  return (
    <Row data-status={item.status}>
      {iconOf(item)}
      <Name title={name}>{name}</Name>
      <Standing>
        <span data-tone={item.status === 'ready' ? 'ok' : item.status === 'failed' ? 'error' : undefined}>
          {standing}
        </span>
        {offered.map(
          ([verb, act]) =>
            act && (
              <button key={verb} type="button" aria-label={words.named(verb, name)} onClick={() => act(id)}>
                {verb}
              </button>
            ),
        )}
      </Standing>
      {detail !== null && <Detail>{detail}</Detail>}
      {percent !== null && <Progress aria-label={words.progress(name)} max={100} value={percent} />}
    </Row>
  );
});

// What tells how many are below stands over the list.
const around = { position: 'relative' } as const;

/** Pixels of a row that stay in sight when the list is turned. */
const ROW = 64;

/** Files on their way: sent, parsed, done or failed, each with its reason and the way on. */
export const UploadList = (props: UploadListProps) => {
  const { items, limits, onCancel, onView, onRetry, onUploadAgain, onRemove } = props;
  const acts = { onCancel, onView, onRetry, onUploadAgain, onRemove };
  const words = useWords(uploadWords);
  const telling = useTelling(limits);
  const before = useRef<ReadonlyMap<string, UploadItem['status']>>(new Map());
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const below = useBelow(list, items.length);

  useEffect(() => {
    const ended = items.filter(
      (item) => (item.status === 'ready' || item.status === 'failed') && before.current.get(item.id) !== item.status,
    );
    const known = before.current.size > 0;
    before.current = new Map(items.map(({ id, status }) => [id, status]));
    if (!known || ended.length === 0) return;
    setSaid(
      ended
        .map((item) =>
          item.status === 'ready'
            ? words.saidReady(item.name)
            : words.saidFailed(item.name, telling(item).detail ?? ''),
        )
        .join(words.join),
    );
  }, [items, words, telling]);

  const onMore = () => {
    // The button goes with the last row: the list has the keys from here on.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollBy({ top: list.current.clientHeight - ROW });
  };

  if (items.length === 0) return null;
  return (
    <div {...rootProps(props, { style: around })}>
      <Said aria-live="polite">{said}</Said>
      {/* It scrolls, so the keyboard must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Rows ref={list} aria-label={words.list} tabIndex={0} data-more={below > 0 || undefined}>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} limits={limits} {...acts} />
        ))}
      </Rows>
      {below > 0 && (
        <More type="button" onClick={onMore}>
          <DownOutlined aria-hidden={true} />
          {words.below(below)}
        </More>
      )}
    </div>
  );
};
