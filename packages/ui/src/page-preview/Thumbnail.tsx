import { LockOutlined, WarningOutlined } from '@ant-design/icons';
import { REFERENCE_WIDTH } from '@console/base';
import { memo, useMemo } from 'react';
import { useWords } from '../locale/useWords.js';
import { previewWords } from './locale.js';
import { PagePicture } from './PagePicture.js';
import { Upright } from './PagePreview.styles.js';
import type { PageSource } from './pageSource.js';
import { type PageRegion, shownRect, unionPath } from './regions.js';
import { isSideways, type Rotation } from './rotation.js';
import { Cell, Sheet, THUMB_HEIGHT, THUMB_WIDTH } from './Thumbnails.styles.js';
import { usePageImage } from './usePageImage.js';

/** Milliseconds that a thumbnail must stand in view before it is asked for. */
const STANDING = 120;

export interface ThumbnailProps {
  id: string;
  source: PageSource;
  page: number;
  /** Height divided by width of the page as shown. */
  ratio: number;
  rotation: Rotation;
  regions: readonly PageRegion[];
  activeId: string | null;
  selected: boolean;
  open: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
  onGo: (page: number) => void;
}

const upright = { width: REFERENCE_WIDTH, height: Number.MAX_SAFE_INTEGER, rotation: 0 } as const;

const pathOf = (regions: readonly PageRegion[]): string =>
  unionPath(regions.flatMap(({ positions }) => positions.map((position) => shownRect(position, upright))));

/** One page, small: where its regions stand, and whether it is the one being read. */
export const Thumbnail = memo(function Thumbnail(props: ThumbnailProps) {
  const { id, source, page, ratio, rotation, regions, activeId, selected, open, left, top, width, height, onGo } =
    props;
  const words = useWords(previewWords);
  const shown =
    ratio > THUMB_HEIGHT / THUMB_WIDTH
      ? { width: THUMB_HEIGHT / ratio, height: THUMB_HEIGHT }
      : { width: THUMB_WIDTH, height: THUMB_WIDTH * ratio };
  const sheet = isSideways(rotation) ? { width: shown.height, height: shown.width } : shown;
  const pixels = Math.ceil(Math.max(THUMB_WIDTH, sheet.width) * devicePixelRatio);
  const image = usePageImage({ source, page, width: pixels, delay: STANDING, open });
  const marks = useMemo(
    () => ({
      idle: pathOf(regions.filter((region) => region.id !== activeId)),
      active: pathOf(regions.filter((region) => region.id === activeId)),
    }),
    [regions, activeId],
  );
  return (
    <Cell
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds no pictures
      role="option"
      aria-selected={selected}
      aria-setsize={source.pageCount}
      aria-posinset={page}
      aria-label={open ? words.thumbnail(page) : words.closedThumbnail(page)}
      style={{ left, top, width, height }}
      onClick={() => onGo(page)}
    >
      <Sheet style={shown} data-state={image.state}>
        <Upright style={{ ...sheet, transform: `translate(-50%, -50%) rotate(${rotation}deg)` }}>
          {image.state === 'ready' && <PagePicture drawn={image.drawn} onError={image.onError} />}
          <svg
            className="marks"
            viewBox={`0 0 ${REFERENCE_WIDTH} ${(REFERENCE_WIDTH * sheet.height) / sheet.width}`}
            aria-hidden="true"
          >
            <path className="idle" d={marks.idle} />
            <path className="active" d={marks.active} />
          </svg>
        </Upright>
        {!open && <LockOutlined aria-hidden="true" />}
        {open && image.state === 'failed' && <WarningOutlined aria-hidden="true" />}
      </Sheet>
      <span>{page}</span>
    </Cell>
  );
});
