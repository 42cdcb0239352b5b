import { useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { part } from '../on-demand/part.js';
import { usePopup } from '../on-demand/usePopup.js';
import { tabsWords } from './locale.js';
import type { TabBarProps } from './TabBar.js';
import { CountButton, CountSquare } from './TabSheet.styles.js';

export type TabSheetProps = Omit<TabBarProps, 'onMove' | 'className'>;

const sheet = part(() => import('./TabSheetPanel.js'));

/** The bar's mobile form: how many pages are open, and a sheet of them behind it. */
export const TabSheet = (props: TabSheetProps) => {
  const { tabs } = props;
  const words = useWords(tabsWords);
  const [open, setOpen] = useState(false);
  const { opener, shown } = usePopup(sheet, open, setOpen);
  return (
    <>
      <CountButton type="button" aria-label={words.count(tabs.length)} aria-haspopup="dialog" {...opener}>
        <CountSquare aria-hidden="true">{tabs.length > 99 ? '99' : tabs.length}</CountSquare>
      </CountButton>
      {shown && <shown.arrived.TabSheetPanel {...props} open={open} onLeave={() => setOpen(false)} />}
    </>
  );
};
