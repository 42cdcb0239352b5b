import { useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { part } from '../on-demand/part.js';
import { usePopup } from '../on-demand/usePopup.js';
import { tabsWords } from './locale.js';
import type { TabBarProps } from './TabBar.js';
import { CountButton, CountSquare } from './TabSheet.styles.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';

export interface TabSheetProps extends Omit<TabBarProps, 'onMove' | keyof RootProps>, RootProps<HTMLButtonElement> {}

const sheet = part(() => import('./TabSheetPanel.js'));

/** The bar's mobile form: how many pages are open, and a sheet of them behind it. */
export const TabSheet = ({ ref: given, ...props }: TabSheetProps) => {
  const { tabs } = props;
  const words = useWords(tabsWords);
  const [open, setOpen] = useState(false);
  const { opener, shown } = usePopup(sheet, open, setOpen);
  const { ref: anchor, ...press } = opener;
  const ref = useSharedRef(anchor, given);
  return (
    <>
      <CountButton
        {...rootProps(props)}
        type="button"
        aria-label={words.count(tabs.length)}
        aria-haspopup="dialog"
        {...press}
        ref={ref}
      >
        <CountSquare aria-hidden="true">{tabs.length > 99 ? '99' : tabs.length}</CountSquare>
      </CountButton>
      {shown && <shown.arrived.TabSheetPanel {...props} open={open} onLeave={() => setOpen(false)} />}
    </>
  );
};
