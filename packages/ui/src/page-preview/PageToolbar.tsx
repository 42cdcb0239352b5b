import {
  DownOutlined,
  LayoutOutlined,
  LeftOutlined,
  RightOutlined,
  RotateRightOutlined,
  UpOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { Button, Input, Tooltip } from 'antd';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { previewWords } from './locale.js';
import { Grow } from './PagePreview.styles.js';
import { ZOOM_LEAST, ZOOM_MOST } from './pageLayout.js';

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 2px;
  height: 48px;
  padding: 0 16px;
  border-bottom: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.sheet};
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  white-space: nowrap;
  container-type: inline-size;

  input {
    width: 44px;
    height: 26px;
    margin: 0 6px 0 4px;
    padding: 0 4px;
    font-size: 13px;
    text-align: center;
  }
`;

/** How many regions there are, where there is room to say it. */
export const StepText = styled.span`
  min-width: 0;
  overflow: hidden;
  padding-left: 12px;
  text-overflow: ellipsis;

  @container (max-width: 470px) {
    display: none;
  }
`;

const Divider = styled.span`
  width: 1px;
  height: 16px;
  margin: 0 6px;
  background: ${(p) => p.theme.line2};

  @container (max-width: 400px) {
    display: none;
  }
`;

const Percent = styled(Button)`
  && {
    min-width: 44px;
    height: 28px;
    padding: 0 2px;
    font-size: 13px;
    color: ${(p) => p.theme.text2};
  }
`;

const Square = styled(Button)`
  && {
    width: 28px;
    height: 28px;
    color: ${(p) => p.theme.text2};
    font-size: 14px;
  }

  &&[aria-pressed='true'] {
    background: ${(p) => p.theme.tint};
    color: ${(p) => p.theme.linkOnTint};
  }

  &&:disabled {
    color: ${(p) => p.theme.text4};
  }
`;

export interface ToolProps {
  name: string;
  icon: ReactNode;
  disabled?: boolean;
  /** For a tool that is on or off. */
  pressed?: boolean;
  /** The key that does the same while the pages have the focus. */
  shortcut?: string;
  onClick: () => void;
}

/** A button that is only an icon: 28 × 28, its name as tooltip and for the screen reader. */
export const Tool = ({ name, icon, disabled = false, pressed, shortcut, onClick }: ToolProps) => (
  <Tooltip title={disabled ? '' : name} mouseEnterDelay={0.4}>
    <Square
      type="text"
      icon={icon}
      aria-label={name}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      disabled={disabled}
      onClick={onClick}
    />
  </Tooltip>
);

/** Opens and closes the thumbnails. */
export const ThumbnailsTool = ({ open, onToggle }: { open: boolean; onToggle: () => void }) => {
  const words = useWords(previewWords);
  return (
    <>
      <Tool name={words.thumbnails} icon={<LayoutOutlined />} pressed={open} onClick={onToggle} />
      <Divider />
    </>
  );
};

const PageInput = ({ page, pageCount, onGo }: { page: number; pageCount: number; onGo: (page: number) => void }) => {
  const words = useWords(previewWords);
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const number = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (Number.isInteger(number)) onGo(Math.min(pageCount, Math.max(1, number)));
  };
  return (
    <Input
      aria-label={words.goTo}
      inputMode="numeric"
      value={typed ?? String(page)}
      onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 6))}
      onFocus={({ target }) => target.select()}
      onPressEnter={({ nativeEvent }) => {
        if (!nativeEvent.isComposing) commit();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') setTyped(null);
      }}
      onBlur={commit}
    />
  );
};

export interface RegionStepsProps {
  onStep: (direction: 1 | -1) => void;
  canStep: (direction: 1 | -1) => boolean;
}

/** A button to the region before and one to the region after. */
export const RegionSteps = ({ onStep, canStep }: RegionStepsProps) => {
  const words = useWords(previewWords);
  return (
    <>
      <Tool
        name={words.previousRegion}
        icon={<LeftOutlined />}
        disabled={!canStep(-1)}
        shortcut="p"
        onClick={() => onStep(-1)}
      />
      <Tool
        name={words.nextRegion}
        icon={<RightOutlined />}
        disabled={!canStep(1)}
        shortcut="n"
        onClick={() => onStep(1)}
      />
    </>
  );
};

export interface PageToolbarProps {
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
  /** 1 is 100 %. */
  zoom: number;
  fit: boolean;
  onZoom: (direction: 1 | -1) => void;
  onToggleFit: () => void;
  onRotate: () => void;
  /** What stands before the pages. */
  lead?: ReactNode;
  /** What stands between the pages and the zoom. */
  children?: ReactNode;
}

export const PageToolbar = ({
  page,
  pageCount,
  onGo,
  zoom,
  fit,
  onZoom,
  onToggleFit,
  onRotate,
  lead,
  children,
}: PageToolbarProps) => {
  const words = useWords(previewWords);
  const fitName = fit ? words.actualSize : words.fitWidth;
  return (
    <Bar>
      {lead}
      <Tool
        name={words.previousPage}
        icon={<UpOutlined />}
        disabled={page <= 1}
        shortcut="PageUp"
        onClick={() => onGo(page - 1)}
      />
      <Tool
        name={words.nextPage}
        icon={<DownOutlined />}
        disabled={page >= pageCount}
        shortcut="PageDown"
        onClick={() => onGo(page + 1)}
      />
      <PageInput page={page} pageCount={pageCount} onGo={onGo} />
      <span>{words.total(pageCount)}</span>
      <Grow />
      {children && (
        <>
          {children}
          <Divider />
        </>
      )}
      <Tool
        name={words.zoomOut}
        icon={<ZoomOutOutlined />}
        disabled={zoom <= ZOOM_LEAST}
        shortcut="-"
        onClick={() => onZoom(-1)}
      />
      <Tooltip title={fitName} mouseEnterDelay={0.4}>
        <Percent type="text" aria-label={`${Math.round(zoom * 100)}%，${fitName}`} onClick={onToggleFit}>
          {Math.round(zoom * 100)}%
        </Percent>
      </Tooltip>
      <Tool
        name={words.zoomIn}
        icon={<ZoomInOutlined />}
        disabled={zoom >= ZOOM_MOST}
        shortcut="+"
        onClick={() => onZoom(1)}
      />
      <Tool name={words.rotate} icon={<RotateRightOutlined />} shortcut="r" onClick={onRotate} />
    </Bar>
  );
};
