import type { MeasuredItem, MeasuredPicture, MeasuredSlide, MeasuredTable, MeasuredText } from '@console/base/slides';
import { memo } from 'react';
import { ChartDrawing } from './ChartDrawing.js';
import { slideFont } from './slideFont.js';
import { type PictureOf, partOf, type SlidePart } from './slideParts.js';

/** Where letters stand in their line: so much of their size above the baseline. */
const ASCENT = 0.86;
const baseline = (size: number, lineHeight: number): number => (lineHeight - size) / 2 + size * ASCENT;

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;
const shares = { left: 0, center: 0.5, right: 1 } as const;

const TextDrawing = ({ item }: { item: MeasuredText }) => (
  <g
    fill={item.colour}
    fontSize={item.size}
    fontWeight={item.bold ? 600 : 400}
    fontFamily={slideFont(item.font)}
    textAnchor={anchors[item.align]}
  >
    {item.lines.map((line, at) => {
      const y = item.y + line.y + baseline(item.size, item.lineHeight);
      return (
        <g key={`${at} ${line.y}`}>
          {line.bullet !== '' && (
            <text x={item.x + line.bulletX} y={y} textAnchor="start">
              {line.bullet}
            </text>
          )}
          <text x={item.x + line.x + line.width * shares[item.align]} y={y} xmlSpace="preserve">
            {line.text}
          </text>
        </g>
      );
    })}
  </g>
);

const TableDrawing = ({ item }: { item: MeasuredTable }) => {
  const tops = item.rows.map((_, at) => item.rows.slice(0, at).reduce((sum, { height }) => sum + height, item.y));
  const lefts = item.columns.map((_, at) => item.columns.slice(0, at).reduce((sum, width) => sum + width, item.x));
  return item.rows.map((row, r) => {
    const top = tops[r] ?? item.y;
    return (
      <g key={top}>
        {row.cells.map((cell, c) => {
          const left = lefts[c] ?? item.x;
          const right = cell.align === 'right';
          const free = row.height - cell.lines.length * item.lineHeight;
          return (
            <g
              key={left}
              fill={cell.colour}
              fontSize={cell.size}
              fontWeight={cell.bold ? 600 : 400}
              fontFamily={slideFont(cell.font)}
              textAnchor={right ? 'end' : 'start'}
            >
              {cell.lines.map((line, at) => (
                <text
                  key={`${at} ${line}`}
                  x={right ? left + (item.columns[c] ?? 0) - item.padding : left + item.padding}
                  y={top + free / 2 + at * item.lineHeight + baseline(cell.size, item.lineHeight)}
                  xmlSpace="preserve"
                >
                  {line}
                </text>
              ))}
            </g>
          );
        })}
        <line
          x1={item.x}
          x2={item.x + item.width}
          y1={top + row.height}
          y2={top + row.height}
          stroke={item.rule}
          strokeWidth={row.head ? 1.5 : 0.75}
        />
      </g>
    );
  });
};

const PictureDrawing = ({ item, url }: { item: MeasuredPicture; url: string | undefined }) =>
  url === undefined ? (
    <g>
      <rect x={item.x} y={item.y} width={item.width} height={item.height} fill="#808080" fillOpacity={0.15} />
      <path
        d={`M${item.x} ${item.y + item.height}l${item.width * 0.4} ${-item.height * 0.5}l${item.width * 0.25} ${item.height * 0.25}l${item.width * 0.15} ${-item.height * 0.15}l${item.width * 0.2} ${item.height * 0.4}`}
        fill="#808080"
        fillOpacity={0.3}
      />
    </g>
  ) : (
    <image
      href={url}
      x={item.x}
      y={item.y}
      width={item.width}
      height={item.height}
      preserveAspectRatio="xMidYMid meet"
    />
  );

interface ItemProps {
  item: MeasuredItem;
  bare: boolean;
  pictures: PictureOf | undefined;
}

const ItemDrawing = ({ item, bare, pictures }: ItemProps) => {
  switch (item.kind) {
    case 'text':
      return <TextDrawing item={item} />;
    case 'shape':
      return <rect x={item.x} y={item.y} width={item.width} height={item.height} fill={item.fill} />;
    case 'table':
      return <TableDrawing item={item} />;
    case 'chart':
      return <ChartDrawing item={item} bare={bare} />;
    case 'picture':
      return <PictureDrawing item={item} url={pictures?.(item.fileId)} />;
  }
};

export interface SlideDrawingProps {
  /** As it was measured. */
  slide: MeasuredSlide;
  /** Where its pictures are. Left out: their place is drawn empty. */
  pictures?: PictureOf | undefined;
  /** As small as a thumbnail: words of charts are left out. Default false. */
  bare?: boolean;
  /** A part was clicked. Left out: nothing can be. */
  onPick?: ((part: SlidePart) => void) | undefined;
}

/** A page as a picture of vectors, drawn again only when its layout is another object. What it says is told beside it. */
export const SlideDrawing = memo(({ slide, pictures, bare = false, onPick }: SlideDrawingProps) => (
  <svg viewBox={`0 0 ${slide.width} ${slide.height}`} aria-hidden focusable="false">
    <rect width={slide.width} height={slide.height} fill={slide.background} />
    {slide.items.map((item, at) => {
      const part = partOf(item);
      const picks = onPick !== undefined && part !== null;
      return (
        <g
          key={`${at} ${item.kind}`}
          data-kind={item.kind}
          data-role={item.kind === 'text' ? item.role : undefined}
          data-pick={picks ? '' : undefined}
          onClick={picks ? () => onPick(part) : undefined}
        >
          {picks && <rect x={item.x} y={item.y} width={item.width} height={item.height} fill="transparent" />}
          <ItemDrawing item={item} bare={bare} pictures={pictures} />
        </g>
      );
    })}
  </svg>
));
