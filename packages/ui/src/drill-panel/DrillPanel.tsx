import { CloseOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { BottomSheet } from '../bottom-sheet/BottomSheet.js';
import { IconButton } from '../button/IconButton.js';
import { dialogWords } from '../dialog/locale.js';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';
import { Body, Filters, Foot, Head, Panel, SheetBody, SheetTitle, Sum, Tools } from './DrillPanel.styles.js';
import { useOpening } from './useOpening.js';

export interface DrillPanelProps extends RootProps {
  /** What the number is about: "传播助手". Another one begins at its top, and takes the focus from nobody. */
  title: string;
  /** Beside the title, in faint text: the time it is of. */
  subtitle?: ReactNode;
  /** Before the button that closes: small buttons of icons alone. On a phone they stand beside the sum. */
  tools?: ReactNode;
  /** Asked for by the cross and by Escape; on a phone by dragging it down, too. */
  onClose: () => void;
  /** Under the head: what is said of all of it in a line, words or a few `span`. Left out: no line for it. */
  sum?: ReactNode;
  /** What narrows the rows. Left out: no line for it. */
  filters?: ReactNode;
  /** At the foot: pages. Left out: no foot. */
  footer?: ReactNode;
  /** What scrolls: `DrillList`, or the state that it is in. */
  children: ReactNode;
}

/**
 * What stands behind a number, in a `DrillFrame`. Opening it takes the focus to its title, closing it brings the focus
 * back. Where there is little room it is a sheet at the foot.
 */
export const DrillPanel = (props: DrillPanelProps) => {
  const { title, subtitle, tools, onClose, sum, filters, footer, children, ref, ...root } = props;
  const words = useWords(dialogWords);
  const mobile = useMobile();
  const name = useId();
  const panel = useRef<HTMLElement>(null);
  const panelRef = useSharedRef(panel, ref);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useOpening({ panel, heading, title });

  useEffect(() => {
    body.current?.scrollTo({ top: 0 });
  }, [title]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // What was opened from here over the page has an Escape of its own, elsewhere in the document or within.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    if (event.currentTarget.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  const buttons = tools !== undefined && <Tools>{tools}</Tools>;
  if (mobile) {
    const sheetTitle = (
      <SheetTitle ref={heading} tabIndex={-1} title={title}>
        {title}
      </SheetTitle>
    );
    return (
      <BottomSheet {...root} ref={panelRef} open title={sheetTitle} subtitle={subtitle} onClose={onClose}>
        <SheetBody ref={body} data-scrolls="" tabIndex={0} role="group" aria-label={title}>
          {(sum !== undefined || buttons) && (
            <Sum>
              <div>{sum}</div>
              {buttons}
            </Sum>
          )}
          {filters !== undefined && <Filters>{filters}</Filters>}
          {children}
          {footer !== undefined && <Foot>{footer}</Foot>}
        </SheetBody>
      </BottomSheet>
    );
  }
  return (
    <Panel {...rootProps(root)} ref={panelRef} aria-labelledby={name} onKeyDown={onKeyDown}>
      <Head>
        <h2 id={name} ref={heading} tabIndex={-1} title={title}>
          {title}
        </h2>
        <small>{subtitle}</small>
        {buttons}
        <IconButton size="small" label={words.close} icon={<CloseOutlined />} onClick={onClose} />
      </Head>
      {sum !== undefined && <Sum>{sum}</Sum>}
      {filters !== undefined && <Filters>{filters}</Filters>}
      <Body ref={body} data-scrolls="" tabIndex={0} role="group" aria-label={title}>
        {children}
      </Body>
      {footer !== undefined && <Foot>{footer}</Foot>}
    </Panel>
  );
};
