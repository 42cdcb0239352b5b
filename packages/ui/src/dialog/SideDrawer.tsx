import { CloseOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { dialogWords } from './locale.js';
import { useMedia, useMobile } from '../media/useMedia.js';
import { Foot, HeadActions, HeadTitle, Left, panelStyles } from './dialog.styles.js';
import { focusIsIn } from './focusIsIn.js';
import { useLeaving } from './useLeaving.js';
import { useReturnFocus } from './useReturnFocus.js';
import { useShown } from './useShown.js';
import { type RootProps, widgetClass } from '../root/rootProps.js';
import { scrolledByKeys } from '../media/scrolledByKeys.js';
import { PanelRoot } from '../root/PanelRoot.js';

export interface SideDrawerProps extends RootProps {
  /** Whether it is shown. */
  open: boolean;
  /** What it shows, as a heading. */
  title: string;
  /** Asked for by the cross or Escape, after the reader agreed to lose what was typed. */
  onClose: () => void;
  /** Something typed would be lost: closing asks first. Default false. */
  dirty?: boolean;
  /** Beside the title. */
  tags?: ReactNode;
  /** Icon buttons before the cross: previous and next record. */
  actions?: ReactNode;
  /** At the right of the foot: cancel, then the primary. Left out, no foot. */
  footer?: ReactNode;
  /**
   * In the place of `footer` for a drawer whose cancel may lose something: `close` closes as the cross does, with a
   * question first.
   */
  renderFooter?: (close: () => void) => ReactNode;
  /** At the left of the foot: what destroys. */
  footerStart?: ReactNode;
  /** Pixels: 480 (default), 720 with a preview, 1080 with a table. Full width on a phone, and no wider than the page. */
  width?: 480 | 720 | 1080;
  /** What scrolls between head and foot. */
  children: ReactNode;
}

/** Pixels of window from which on enough of the list beside a drawer of this width can be seen to work with it. */
const modalBelow = { 480: 1200, 720: 1200, 1080: 1680 } as const;

/** For what stands in the body of the drawer, which antd gives no ref to. */
const bodyByKeys = (inside: HTMLElement | null) => scrolledByKeys(inside?.parentElement ?? null);

/**
 * A panel at the right edge of the nearest positioned element (the page's sheet). From 1200 px of window on (1680 for the
 * widest) it has no mask, so that the list beside it goes on working. Focus goes to its title, and on closing back to
 * where it was, or to the page's title where the address opened it.
 */
export const SideDrawer = ({
  open,
  title,
  onClose,
  dirty = false,
  tags,
  actions,
  footer,
  renderFooter,
  footerStart,
  width = 480,
  children,
  ...root
}: SideDrawerProps) => {
  const words = useWords(dialogWords);
  const id = useId();
  const shown = useShown();
  const narrow = useMedia(`(max-width: ${modalBelow[width] - 0.02}px)`);
  const mobile = useMobile();
  const leaving = useLeaving(dirty, onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  const { anchor, onGone } = useReturnFocus(open);

  const focusTitle = () => {
    if (!focusIsIn(heading.current?.closest('[role="dialog"]') ?? null)) heading.current?.focus();
  };

  if (!shown) return null;
  const asking = leaving.asking && (
    <Foot>
      <Left role="alert">{words.unsaved}</Left>
      <Button danger onClick={leaving.leave}>
        {words.discard}
      </Button>
      <Button type="primary" autoFocus onClick={leaving.stay}>
        {words.goOn}
      </Button>
    </Foot>
  );
  const end = renderFooter?.(leaving.ask) ?? footer;
  const usual = end !== undefined && (
    <Foot>
      <Left>{footerStart}</Left>
      {end}
    </Foot>
  );
  return (
    <>
      <span ref={anchor} hidden />
      <Drawer
        open={open}
        getContainer={false}
        className={widgetClass(root.className)}
        style={root.style}
        placement="right"
        size={mobile ? '100%' : width > 720 ? `min(${width}px, 100%)` : width}
        mask={narrow && !mobile}
        focusable={{ trap: narrow, focusTriggerAfterClose: false }}
        destroyOnHidden
        closable={false}
        aria-labelledby={id}
        onClose={leaving.ask}
        afterOpenChange={(nowOpen) => (nowOpen ? focusTitle() : onGone())}
        styles={panelStyles}
        title={
          <HeadTitle>
            <h2 id={id} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {tags}
          </HeadTitle>
        }
        extra={
          <HeadActions>
            {actions}
            <IconButton label={words.close} icon={<CloseOutlined />} onClick={leaving.ask} />
          </HeadActions>
        }
        footer={asking || usual || null}
      >
        <PanelRoot {...root} />
        <span ref={bodyByKeys} hidden />
        {children}
      </Drawer>
    </>
  );
};
